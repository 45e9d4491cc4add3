export default {
  realAccountTitle: 'به حساب واقعی نیاز دارید',
  realAccountText: 'لطفاً ابتدا حساب بسازید',
};
