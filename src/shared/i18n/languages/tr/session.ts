export default {
  realAccountTitle: 'Gerçek bir hesap gerekir',
  realAccountText: 'Lütfen önce bir hesap açın',
};
