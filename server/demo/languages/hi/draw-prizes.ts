/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 पॉइंट',
  'bonus-1': '$1 बोनस',
  'points-25': '25 पॉइंट',
  nothing: 'कल फिर',
  'points-50': '50 पॉइंट',
  'bonus-5': '$5 बोनस',
  'points-200': '200 पॉइंट',
  'bonus-100': '$100 बोनस',
  'harbour-light': 'बंदरगाह की रोशनी',
  lanterns: 'लालटेनें',
  'paper-boats': 'कागज़ की नावें',
};
