// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'নিষ্পন্ন', taken_back: 'বাতিল', payout_changed: 'পেআউট বদলেছে' };

export const billStates = {
  issued: 'পরিশোধিত',
  unapproved: 'অনুমোদনের অপেক্ষায়',
  part_received: 'আংশিক প্রাপ্ত',
  insufficient: 'অপর্যাপ্ত ব্যালেন্স',
  not_reached: 'কোনো ধাপ পূরণ হয়নি',
  refused: 'প্রত্যাখ্যাত',
  expired: 'মেয়াদ শেষ',
};
