export default {
  realAccountTitle: 'ທ່ານຕ້ອງມີບັນຊີຈິງ',
  realAccountText: 'ກະລຸນາລົງທະບຽນບັນຊີກ່ອນ',
};
