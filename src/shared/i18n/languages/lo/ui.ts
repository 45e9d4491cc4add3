export default {
  close: 'ປິດ',
  showPassword: 'ສະແດງລະຫັດຜ່ານ',
  hidePassword: 'ເຊື່ອງລະຫັດຜ່ານ',
  imageError: 'ໂຫຼດຮູບຜິດພາດ',
  tryAgain: 'ລອງໃໝ່',
  cancel: 'ຍົກເລີກ',
  ok: 'ຕົກລົງ',
  loadMore: 'ໂຫຼດເພີ່ມ',
  search: 'ຄົ້ນຫາ',
  pauseMotion: 'ຢຸດພາບເຄື່ອນໄຫວ',
  resumeMotion: 'ເປີດພາບເຄື່ອນໄຫວ',
  skipToContent: 'ຂ້າມໄປເນື້ອຫາ',
};
