export default {
  realAccountTitle: 'You need a real account',
  realAccountText: 'Please Register An Account First',
};
