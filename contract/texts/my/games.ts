// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'ဂျက်ပေါ့',
  CRASH: 'ခရက်ရှ်',
  MEGAWAY: 'Megaways',
  MINI: 'မီနီဂိမ်း',
  BAC: 'ဘာကာရတ်',
  ROU: 'ရူးလက်',
  HORSE: 'မြင်းပြိုင်ပွဲ',
};
