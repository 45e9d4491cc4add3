/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'శాండ్‌బాక్స్ కార్డ్',
    'sandbox-bank': 'శాండ్‌బాక్స్ బ్యాంక్',
  },
  instructions: 'తర్వాత చెల్లింపు పేజీకి వెళ్తారు. డెమో: నిజమైన డబ్బు తీసుకోం.',
  instructionsReviewed:
    'తర్వాత చెల్లింపు పేజీకి వెళ్తారు. ఫీజును మొత్తం నుంచి తీసుకుంటాం, పెద్ద ట్రాన్స్‌ఫర్‌లను ముందుగా పరిశీలించవచ్చు. డెమో: నిజమైన డబ్బు తీసుకోం.',
  withdrawals: {
    'sandbox-bank': 'శాండ్‌బాక్స్ బ్యాంక్ ట్రాన్స్‌ఫర్',
    'sandbox-wallet': 'శాండ్‌బాక్స్ వాలెట్',
    'sandbox-crypto': 'శాండ్‌బాక్స్ క్రిప్టో',
  },
};
