export default {
  realAccountTitle: 'Bạn cần tài khoản thật',
  realAccountText: 'Vui lòng đăng ký tài khoản trước',
};
