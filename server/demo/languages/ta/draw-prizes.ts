/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 புள்ளிகள்',
  'bonus-1': '$1 போனஸ்',
  'points-25': '25 புள்ளிகள்',
  nothing: 'நாளை',
  'points-50': '50 புள்ளிகள்',
  'bonus-5': '$5 போனஸ்',
  'points-200': '200 புள்ளிகள்',
  'bonus-100': '$100 போனஸ்',
  'harbour-light': 'துறைமுக விளக்கு',
  lanterns: 'லாந்தர்கள்',
  'paper-boats': 'காகிதக் கப்பல்கள்',
};
