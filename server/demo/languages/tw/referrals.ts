/** What invitations bring. */
export default {
  'bring-a-friend': {
    title: '好友同行',
    summary: '好友首次存款，您得獎勵。',
    body: '分享您的連結或邀請碼。好友存款入帳後，獎勵即在獎勵中心等您領取。',
  },
  'good-company': {
    title: '良友相伴',
    summary: '好友常來，再得獎勵。',
    body: '計算好友註冊後三十天內以自有資金在所有遊戲中的有效投注。',
  },
  'warm-welcome': {
    title: '熱情歡迎',
    summary: '受好友邀請的小禮物。',
    body: '註冊後在獎勵中心領取。',
  },
};
