import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Portuguese. */
export const pt: Record<VerifyKey, string> = {
  'verify.title': 'Verificar uma rodada',
  'verify.intro': 'Calculado no seu navegador só a partir das sementes. Funciona offline, e nada é enviado.',
  'verify.serverSeed': 'Semente do servidor (revelada)',
  'verify.commitment': 'O hash dela, exibido antes da rodada',
  'verify.clientSeed': 'Semente de cliente',
  'verify.nonce': 'Número da rodada (nonce)',
  'verify.game': 'Jogo',
  'verify.choose': 'Escolha um jogo',
  'verify.moves': 'Jogadas',
  'verify.waiting': 'Depois destas jogadas, a rodada espera mais uma.',
  'verify.impossible': 'Uma rodada assim não pode ter sido jogada: as regras não permitem a aposta ou uma das jogadas.',
  'verify.stake': 'Aposta',
  'verify.run': 'Verificar',
  'verify.hashOk': 'O hash confere: esta é a semente exibida antes da rodada.',
  'verify.hashWrong': 'O hash não confere com esta semente do servidor.',
  'verify.hashOwn': 'Hash desta semente do servidor: {hash}',
  'verify.total': 'A rodada paga {amount} unidades mínimas por apostas de {stake}.',
  'verify.jackpot': 'Esta rodada ganha o grande jackpot.',
  'verify.noJackpot': 'Esta rodada não ganha o jackpot.',
  'verify.bad':
    'Informe um jogo, uma semente do servidor, uma semente de cliente de 1–64 letras, dígitos, - ou _, um nonce inteiro e a aposta e as jogadas da rodada.',
  'verify.insecure':
    'Seu navegador não consegue verificar rodadas aqui. Abra a página por HTTPS ou como arquivo salvo.',
  'verify.page': 'Abrir o verificador independente (pode ser salvo e usado offline)',
};
