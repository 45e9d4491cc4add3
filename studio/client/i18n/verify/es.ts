import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Spanish. */
export const es: Record<VerifyKey, string> = {
  'verify.title': 'Verificar una ronda',
  'verify.intro': 'Se calcula en tu navegador solo a partir de las semillas. Funciona sin conexión y no se envía nada.',
  'verify.serverSeed': 'Semilla del servidor (revelada)',
  'verify.commitment': 'Su hash, tal como se mostró antes de la ronda',
  'verify.clientSeed': 'Semilla de cliente',
  'verify.nonce': 'Número de la ronda (nonce)',
  'verify.game': 'Juego',
  'verify.choose': 'Elige un juego',
  'verify.moves': 'Jugadas',
  'verify.waiting': 'Después de estas jugadas, la ronda espera otra.',
  'verify.impossible': 'Una ronda así no se pudo jugar: las reglas no permiten su apuesta o una de sus jugadas.',
  'verify.stake': 'Apuesta',
  'verify.run': 'Verificar',
  'verify.hashOk': 'El hash coincide: esta es la semilla mostrada antes de la ronda.',
  'verify.hashWrong': 'El hash no coincide con esta semilla del servidor.',
  'verify.hashOwn': 'Hash de esta semilla del servidor: {hash}',
  'verify.total': 'La ronda paga {amount} unidades mínimas por apuestas de {stake}.',
  'verify.jackpot': 'Esta ronda gana el gran jackpot.',
  'verify.noJackpot': 'Esta ronda no gana el jackpot.',
  'verify.bad':
    'Introduce un juego, una semilla del servidor, una semilla de cliente de 1–64 letras, dígitos, - o _, un nonce entero, y la apuesta y las jugadas de la ronda.',
  'verify.insecure': 'Tu navegador no puede verificar rondas aquí. Abre la página por HTTPS o como archivo guardado.',
  'verify.page': 'Abrir el verificador independiente (se puede guardar y usar sin conexión)',
};
