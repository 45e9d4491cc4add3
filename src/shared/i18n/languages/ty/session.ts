export default {
  realAccountTitle: 'Kailangan mo ng totoong account',
  realAccountText: 'Mag-register muna ng account',
};
