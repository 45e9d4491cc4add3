/** The help centre, in paragraphs. */
export default {
  rules: {
    title: 'Rules',
    body: [
      'You must be 18 or older to play. Each person may have one account.',
      'A bet counts once it is confirmed. The stake is taken from your balance at that moment, and a win is added when the round ends. If you lose your connection, the round is completed and you find the result in your betting record.',
      'You can play one slot at a time, with at least 2.5 seconds between spins. There is no autoplay.',
      'The odds, the pay table and the lowest and highest stakes are shown in each game before you bet. The Jackpots page shows how each jackpot is funded and your chance of winning it.',
      'If a game fails, the bets of that round are void and your stake is returned. You can see this in your account record.',
    ],
  },
  account: {
    title: 'Your account',
    body: [
      'To register, choose a username of 4–20 letters or numbers, starting with a letter, and a password of 8–64 characters.',
      'You are logged out after twelve hours at the latest. To log out on every device at once, choose “Log out everywhere” in My account. After three wrong passwords you complete a short security check.',
      'To deposit, choose a payment method and an amount and pay on the payment page. Your balance updates as soon as the payment is confirmed. Large deposits may be reviewed first; you can follow the status in Your deposits.',
      'The balance at the top of the page is what you can bet with. If it is greyed out, the connection was lost for a moment. Your money is safe, and bets are paused until the connection is back.',
    ],
  },
  faq: {
    title: 'FAQ',
    body: [
      'Is this real money? No. This is a demo site, and no real money is charged or paid out.',
      'Who is on the winners board? Simulated players of this demo and other visitors. Names are partly hidden.',
      'Can I try a game first? Yes. Choose “Play for free” when you log in: you play every game with play money, at the same odds and without an account.',
      'How do I know a result is fair? Each round can be verified. Before you bet, the game shows a code that fixes the result; afterwards you can check it with Verify in the game, on your own device.',
      'I paid, but my balance has not changed. Check the status in Your deposits: the payment may be awaiting confirmation or under review. You can close the page; nothing is lost.',
      'Can I take a break? Yes. Under [Play safely](/member/limits) in your account menu you can set limits, begin a cool-off, lock one type of game or exclude yourself. You can still withdraw. An open round is completed or its stake is returned.',
      'Who licenses this site, and where is its helpline? This is a demo: it has neither a licence nor a helpline. A real site names its own at the foot of each page. If gambling troubles you, contact the helpline of your country, and see [Play safely](/member/limits).',
    ],
  },
};
