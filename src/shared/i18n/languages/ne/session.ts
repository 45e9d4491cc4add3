export default {
  realAccountTitle: 'वास्तविक खाता चाहिन्छ',
  realAccountText: 'कृपया पहिले खाता दर्ता गर्नुहोस्',
};
