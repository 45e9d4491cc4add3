export default {
  realAccountTitle: 'اصلی اکاؤنٹ درکار ہے',
  realAccountText: 'پہلے اکاؤنٹ رجسٹر کریں',
};
