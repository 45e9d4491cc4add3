export default {
  realAccountTitle: 'تحتاج إلى حساب حقيقي',
  realAccountText: 'يرجى تسجيل حساب أولًا',
};
