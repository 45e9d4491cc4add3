export default {
  realAccountTitle: 'आपको असली अकाउंट चाहिए',
  realAccountText: 'कृपया पहले अकाउंट रजिस्टर करें',
};
