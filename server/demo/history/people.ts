/** A member of the history who plays without an agent. */
export interface Person {
  username: string;
  nickname: string;
  /** As on the bank account. */
  name: string;
}

const person = (username: string, nickname: string, name: string): Person => ({ username, nickname, name });

export const PEOPLE: readonly Person[] = [
  person('marlowe88', 'Marlowe', 'Daniel Marlowe'),
  person('saltandsea', 'Salt and Sea', 'Inês Carvalho'),
  person('tomasz.w', 'Tomasz', 'Tomasz Wójcik'),
  person('ruby_tuesday', 'Ruby', 'Ruby Fairweather'),
  person('hkpanda', 'Panda', 'Lau Wing Kei'),
  person('northpole7', 'North Pole', 'Eero Laaksonen'),
  person('lucky.lena', 'Lena', 'Lena Hofmann'),
  person('oldoak', 'Old Oak', 'Graham Whitlock'),
  person('desertrose', 'Desert Rose', 'Noura Al Hashimi'),
  person('kaito_m', 'Kaito', 'Kaito Murakami'),
  person('bigriver', 'Big River', 'Samuel Okoro'),
  person('teatime', 'Tea Time', 'Priya Raman'),
  person('quietfox', 'Quiet Fox', 'Anneke de Vries'),
  person('sevenseas', 'Seven Seas', 'Mateo Quiroga'),
  person('moonriver', 'Moon River', 'Chen Yuting'),
  person('ironhorse', 'Iron Horse', 'Walter Brandt'),
  person('sunny_side', 'Sunny', 'Camille Laurent'),
  person('bluebottle', 'Blue Bottle', 'Hannah Pritchard'),
  person('chessking', 'Chess King', 'Levon Petrosyan'),
  person('greenlight', 'Green Light', 'Adaeze Nwosu'),
  person('papaya', 'Papaya', 'Nattapong Srisuk'),
  person('winterberry', 'Winterberry', 'Sigrid Halvorsen'),
  person('roadrunner', 'Road Runner', 'Miguel Ángel Soto'),
  person('silverspoon', 'Silver Spoon', 'Farah Mansour'),
  person('nightowl', 'Night Owl', 'Julian Ferreira'),
  person('pebble', 'Pebble', 'Aoife Brennan'),
];

/** Holder names of the agents' players, whose accounts have no other name. */
export const GIVEN_NAMES = ['Alex', 'Robin', 'Sasha', 'Kim', 'Jordan', 'Noor', 'Mika', 'Dana', 'Andrea', 'Jamie'];
export const FAMILY_NAMES = ['Keller', 'Osei', 'Tanaka', 'Novak', 'Silva', 'Haddad', 'Lindqvist', 'Moreau', 'Park'];
