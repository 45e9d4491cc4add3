/** Names of the levels. */
export default {
  bamboo: 'బ్యాంబూ',
  jade: 'జేడ్',
  silver: 'సిల్వర్',
  gold: 'గోల్డ్',
  pearl: 'పెర్ల్',
  dragon: 'డ్రాగన్',
};
