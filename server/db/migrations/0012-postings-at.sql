-- No question is asked of the postings of a brand by their time: an index entry less a posting.
drop index postings_merchant_at_idx;
