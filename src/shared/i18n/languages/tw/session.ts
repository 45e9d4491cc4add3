export default {
  realAccountTitle: '需要正式帳號',
  realAccountText: '請先註冊正式帳號',
};
