export default {
  realAccountTitle: 'మీకు అసలు ఖాతా అవసరం',
  realAccountText: 'ముందుగా ఖాతా రిజిస్టర్ చేసుకోండి',
};
