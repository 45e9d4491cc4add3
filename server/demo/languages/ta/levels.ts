/** Names of the levels. */
export default {
  bamboo: 'மூங்கில்',
  jade: 'ஜேடு',
  silver: 'வெள்ளி',
  gold: 'தங்கம்',
  pearl: 'முத்து',
  dragon: 'டிராகன்',
};
