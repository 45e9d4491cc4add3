/** What invitations bring. */
export default {
  'bring-a-friend': {
    title: '友達紹介',
    summary: '初回入金した友達お一人ごとに特典を進呈。',
    body: 'リンクまたはコードを共有してください。友達の入金が完了すると、特典が特典センターに届きます。',
  },
  'good-company': {
    title: '良き仲間',
    summary: '続けてプレイする友達への追加特典。',
    body: '登録後30日間に友達が自己資金で行った全ゲームのベットが対象です。',
  },
  'warm-welcome': {
    title: '歓迎のしるし',
    summary: '友達の招待で登録した方への小さなギフト。',
    body: '登録後、特典センターで受け取れます。',
  },
};
