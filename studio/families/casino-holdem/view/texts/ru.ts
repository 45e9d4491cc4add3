import { ru as solo } from '../../../casino-holdem-solo/view/texts/ru.ts';
import { ru as place } from '../../../shared/place-texts/ru.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Russian. */
export const ru: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'Анте',
  'on.aces': 'Бонус на тузы',
  'pays.ante.short': 'до 100 к 1',
  'pays.aces.short': '7–100 к 1',
  you: 'Все игроки',
  callName: 'Колл',
  callPays: 'два анте',
  dealt: 'Рука: {own}. Колл за два анте или фолд.',
  won: 'Игроки выигрывают: {own} против {theirs}.',
  lost: 'Дилер выигрывает: {theirs} против {own}.',
  level: 'Ничья: {own} у обеих сторон.',
  'end.won': 'Выиграли игроки',
  'end.lost': 'Выиграл дилер',
  'end.level': 'Ничья',
  'end.out': 'Дилер не квалифицировался',
  'short.won': 'И',
  'short.lost': 'Д',
  'short.level': '=',
  'short.out': 'Н',
  shares: 'Последние раздачи, {rounds}: игроки {won}, дилер {lost}, ничьи {level}, без квалификации дилера {out}',
  'choose.open': 'Колл или фолд: {seconds} с',
  'choose.others': 'Игроки решают: {seconds} с',
  'choose.call': 'Ваш выбор — колл. Карты через {seconds} с.',
  'choose.fold': 'Ваш выбор — фолд. Карты через {seconds} с.',
  'choose.over': 'Время выбора истекло.',
  called: 'Ваш выбор — колл.',
  'rules.table':
    'У всех игроков одна рука против дилера, каждый решает сам. Не выбравшие вовремя делают фолд. У каждого игрока одна ставка в раздаче.',
};
