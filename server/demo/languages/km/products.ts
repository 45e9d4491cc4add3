/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} ដុល្លារ',
    description: 'ចូលកាបូបរបស់អ្នកភ្លាម។',
  },
  moneyReviewed: {
    name: '{sum} ដុល្លារ',
    description: 'បើកក្រោយក្រុមការងារអនុម័ត។',
  },
  bonus: {
    name: 'ប្រាក់រង្វាន់ {sum} ដុល្លារ',
    description: 'សម្រាប់ហ្គេមកាស៊ីណូ។ ត្រូវភ្នាល់វាម្ដង ក្នុងរយៈពេល 14 ថ្ងៃ។',
  },
  rounds: {
    name: 'ជុំឥតគិតថ្លៃ {count} ជុំ',
    description: 'ក្នុងស្លុតដែលបានជ្រើស។ ត្រូវភ្នាល់ប្រាក់ឈ្នះម្ដង ក្នុងរយៈពេល 14 ថ្ងៃ។',
  },
};
