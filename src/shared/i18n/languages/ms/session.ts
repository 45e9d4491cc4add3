export default {
  realAccountTitle: 'Anda memerlukan akaun sebenar',
  realAccountText: 'Sila daftar akaun dahulu',
};
