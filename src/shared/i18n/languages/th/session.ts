export default {
  realAccountTitle: 'ต้องใช้บัญชีจริง',
  realAccountText: 'โปรดสมัครบัญชีจริงก่อน',
};
