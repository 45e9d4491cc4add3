export default {
  realAccountTitle: '需要正式账户',
  realAccountText: '请先注册正式账户',
};
