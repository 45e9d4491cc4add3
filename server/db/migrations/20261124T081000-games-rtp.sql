-- The return to the player of the game's usual bet, in millionths; null where no return is stated.
alter table games add column rtp_micro int check (rtp_micro > 0);
