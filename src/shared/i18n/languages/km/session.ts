export default {
  realAccountTitle: 'អ្នកត្រូវការគណនីពិត',
  realAccountText: 'សូមចុះឈ្មោះគណនីជាមុនសិន',
};
