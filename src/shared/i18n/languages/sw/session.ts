export default {
  realAccountTitle: 'Unahitaji akaunti halisi',
  realAccountText: 'Tafadhali fungua akaunti kwanza',
};
