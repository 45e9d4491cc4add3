import type en from '../en/missions.ts';

/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: '今夜一局',
    summary: '',
  },
  'three-doors': {
    title: '尝试新游戏',
    summary: '一天内玩三款游戏。',
  },
  'big-catch': {
    title: '大有收获',
    summary: '',
  },
  'four-evenings': {
    title: '四个夜晚',
    summary: '一周内游戏四天。',
  },
  'half-moon': {
    title: '半月',
    summary: '',
  },
  'full-moon': {
    title: '满月',
    summary: '',
  },
  'daily-race': {
    title: '每日竞赛',
    summary: '返还率较低的游戏权重更高，每款游戏机会均等。',
  },
  'weekly-league': {
    title: '每周联赛',
    summary: '',
  },
  'lantern-cup': {
    title: '灯笼杯',
    summary: '为期一周，只看最好的一局。',
  },
} satisfies typeof en;
