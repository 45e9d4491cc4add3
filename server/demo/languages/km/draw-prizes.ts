/** Prizes of the wheel and of raffles. */
export default {
  'points-10': '10 ពិន្ទុ',
  'bonus-1': 'ប្រាក់រង្វាន់ $1',
  'points-25': '25 ពិន្ទុ',
  nothing: 'ថ្ងៃស្អែក',
  'points-50': '50 ពិន្ទុ',
  'bonus-5': 'ប្រាក់រង្វាន់ $5',
  'points-200': '200 ពិន្ទុ',
  'bonus-100': 'ប្រាក់រង្វាន់ $100',
  'harbour-light': 'ពន្លឺកំពង់ផែ',
  lanterns: 'គោម',
  'paper-boats': 'ទូកក្រដាស',
};
