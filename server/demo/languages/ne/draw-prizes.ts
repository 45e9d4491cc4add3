/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 पोइन्ट',
  'bonus-1': '$1 बोनस',
  'points-25': '25 पोइन्ट',
  nothing: 'भोलि फेरि',
  'points-50': '50 पोइन्ट',
  'bonus-5': '$5 बोनस',
  'points-200': '200 पोइन्ट',
  'bonus-100': '$100 बोनस',
  'harbour-light': 'बन्दरगाहको बत्ती',
  lanterns: 'ल्यान्टर्न',
  'paper-boats': 'कागजका डुङ्गा',
};
