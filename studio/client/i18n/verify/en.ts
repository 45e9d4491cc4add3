/** Texts of the verification of rounds in English. The other languages have exactly these keys. */
export const en = {
  'verify.title': 'Verify a round',
  'verify.intro': 'Calculated in your browser from the seeds alone. It works offline, and nothing is sent.',
  'verify.serverSeed': 'Server seed (revealed)',
  'verify.commitment': 'Its hash, as shown before the round',
  'verify.clientSeed': 'Client seed',
  'verify.nonce': 'Number of the round (nonce)',
  'verify.game': 'Game',
  'verify.choose': 'Choose a game',
  'verify.moves': 'Moves',
  'verify.waiting': 'After these moves the round waits for another one.',
  'verify.impossible': 'Such a round cannot have been played: the rules do not allow its bet or one of its moves.',
  'verify.stake': 'Bet',
  'verify.run': 'Verify',
  'verify.hashOk': 'The hash matches: this is the seed shown before the round.',
  'verify.hashWrong': 'The hash does not match this server seed.',
  'verify.hashOwn': 'Hash of this server seed: {hash}',
  'verify.total': 'The round pays {amount} minor units for stakes of {stake}.',
  'verify.jackpot': 'This round wins the grand jackpot.',
  'verify.noJackpot': 'This round does not win the jackpot.',
  'verify.bad':
    'Enter a game, a server seed, a client seed of 1–64 letters, digits, - or _, a whole nonce, and the bet and moves of the round.',
  'verify.insecure': 'Your browser cannot verify rounds here. Open the page over HTTPS or as a saved file.',
  'verify.page': 'Open the stand-alone verifier (it can be saved and used offline)',
} as const;

export type VerifyKey = keyof typeof en;
