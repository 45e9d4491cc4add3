import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in French. */
export const fr: Record<VerifyKey, string> = {
  'verify.title': 'Vérifier une partie',
  'verify.intro':
    'Calculé dans votre navigateur à partir des seules graines. Fonctionne hors ligne ; rien n’est envoyé.',
  'verify.serverSeed': 'Graine serveur (révélée)',
  'verify.commitment': 'Son hachage, tel qu’affiché avant la partie',
  'verify.clientSeed': 'Graine client',
  'verify.nonce': 'Numéro de la partie (nonce)',
  'verify.game': 'Jeu',
  'verify.choose': 'Choisissez un jeu',
  'verify.moves': 'Coups',
  'verify.waiting': 'Après ces coups, la partie en attend un autre.',
  'verify.impossible':
    'Une telle partie n’a pas pu être jouée : les règles n’autorisent pas sa mise ou l’un de ses coups.',
  'verify.stake': 'Pari',
  'verify.run': 'Vérifier',
  'verify.hashOk': 'Le hachage correspond : c’est la graine affichée avant la partie.',
  'verify.hashWrong': 'Le hachage ne correspond pas à cette graine serveur.',
  'verify.hashOwn': 'Hachage de cette graine serveur : {hash}',
  'verify.total': 'La partie paie {amount} unités mineures pour des mises de {stake}.',
  'verify.jackpot': 'Cette partie gagne le grand jackpot.',
  'verify.noJackpot': 'Cette partie ne gagne pas le jackpot.',
  'verify.bad':
    'Saisissez un jeu, une graine serveur, une graine client de 1 à 64 lettres, chiffres, - ou _, un nonce entier, ainsi que le pari et les coups de la partie.',
  'verify.insecure':
    'Votre navigateur ne peut pas vérifier de parties ici. Ouvrez la page en HTTPS ou comme fichier enregistré.',
  'verify.page': 'Ouvrir le vérificateur autonome (enregistrable et utilisable hors ligne)',
};
