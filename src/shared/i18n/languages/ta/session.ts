export default {
  realAccountTitle: 'உண்மையான கணக்கு தேவை',
  realAccountText: 'முதலில் கணக்கைப் பதிவு செய்யவும்',
};
