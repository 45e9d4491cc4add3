/** Words that names of this code had, with the standard word for each. A name is refused if one of its parts is such a word. */
const STANDARD = new Map([
  ['told', 'received or published'],
  ['asked', 'request or requested'],
  ['standing', 'status'],
  ['standings', 'statuses'],
  ['trouble', 'failure'],
  ['troubles', 'failures or problems'],
  ['tongue', 'i18n'],
  ['reckon', 'compute'],
  ['reckoned', 'results'],
  ['survivor', 'orphaned'],
  ['patience', 'timeout'],
  ['farewell', 'shutdown'],
  ['door', 'login or access check'],
  ['doors', 'logins or access checks'],
  ['judge', 'evaluate or check'],
  ['stories', 'scenarios'],
  ['most', 'max'],
  ['least', 'min'],
]);

const PARTS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;

/**
 * Returns what is wrong with a name, or undefined. `atMost` and `atLeast` are words of the test library and of English.
 * @param {string} name in camel, snake or kebab case
 * @returns {string | undefined}
 */
export function notStandard(name) {
  const parts = (name.match(PARTS) ?? []).map((part) => part.toLowerCase());
  const wrong = parts.find((part, at) => STANDARD.has(part) && parts[at - 1] !== 'at');
  return wrong && `"${wrong}" in ${name}: the standard word is ${STANDARD.get(wrong)}.`;
}
