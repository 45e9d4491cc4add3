// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: 'ជែកផត',
  CRASH: 'ក្រាស',
  MEGAWAY: 'Megaways',
  MINI: 'ហ្គេមតូចៗ',
  BAC: 'បាការ៉ាត់',
  ROU: 'រូឡែត',
  HORSE: 'ប្រណាំងសេះ',
};
