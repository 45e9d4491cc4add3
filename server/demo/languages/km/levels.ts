/** Names of the levels. */
export default {
  bamboo: 'ឫស្សី',
  jade: 'ថ្មយ៉ក',
  silver: 'ប្រាក់',
  gold: 'មាស',
  pearl: 'គុជ',
  dragon: 'នាគ',
};
