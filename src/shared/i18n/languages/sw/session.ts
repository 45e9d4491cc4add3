export default {
  realAccountTitle: 'Unahitaji akaunti halisi',
  realAccountText: 'Tafadhali jisajili akaunti kwanza',
};
