/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'ຫຼິ້ນຍາມແລງ',
    summary: '',
  },
  'three-doors': {
    title: 'ລອງຂອງໃໝ່',
    summary: 'ລອງສາມເກມໃນມື້ດຽວ.',
  },
  'big-catch': {
    title: 'ໄດ້ປາໃຫຍ່',
    summary: '',
  },
  'four-evenings': {
    title: 'ສີ່ຄ່ຳຄືນ',
    summary: 'ຫຼິ້ນສີ່ມື້ໃນອາທິດ.',
  },
  'half-moon': {
    title: 'ເດືອນເຄິ່ງດວງ',
    summary: '',
  },
  'full-moon': {
    title: 'ເດືອນເຕັມດວງ',
    summary: '',
  },
  'daily-race': {
    title: 'ແຂ່ງປະຈຳວັນ',
    summary: 'ເດີມພັນໃນເກມທີ່ RTP ຕ່ຳກວ່ານັບຫຼາຍກວ່າ ເພື່ອໃຫ້ທຸກເກມມີນ້ຳໜັກເທົ່າກັນ.',
  },
  'weekly-league': {
    title: 'ລີກປະຈຳອາທິດ',
    summary: '',
  },
  'lantern-cup': {
    title: 'ໂຄມໄຟຄັບ',
    summary: 'ໜຶ່ງອາທິດ ນັບຊະນະດຽວທີ່ດີທີ່ສຸດ.',
  },
};
