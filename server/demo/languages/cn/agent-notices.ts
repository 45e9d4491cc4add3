import type en from '../en/agent-notices.ts';

/** Notices for agents, oldest first. */
export default {
  welcome: {
    title: '欢迎使用代理中心',
    content: '您可以在这里查看团队、薪酬与报表。“概要”页面会显示等待您处理的事项。',
  },
  realtime: {
    title: '实时工资每五分钟发放一次',
    content: '您团队的每笔已结算投注都会计入。该时段结算后金额即为最终金额。',
  },
  settlements: {
    title: '时工资与日工资的结算时间',
    content: '时工资在每小时结束后不久结算，日工资于次日 02:05 结算。',
  },
  dividends: {
    title: '分红每月两次',
    content: '分红于每月 1 日和 16 日 02:10 结算。低于零的净亏损会结转到下一个半月。',
  },
  links: {
    title: '可自定返水比例的注册链接',
    content: '在“注册中心”创建链接，设置比例和有效期，并查看点击与注册数量。',
  },
  contracts: {
    title: '契约须双方同意',
    content: '双方同意后，新契约从下一时段开始生效。答复前可对比各版本的差异。',
  },
  approval: {
    title: '大额结算需要审核',
    content: '超过指定金额的结算须经我们批准后才会发放。30 天内无人处理的结算将失效。',
  },
  messages: {
    title: '给直属成员发消息',
    content: '您的直属成员和上级会立即收到您的消息。请在“站内信”中查看。',
  },
  files: {
    title: '报表可下载为文件',
    content: '盈亏、收入与结算均可按当前筛选条件下载为 CSV 文件。',
  },
  periods: {
    title: '按周、半月和月查看',
    content: '报表新增本周、上周、本半月、上一个半月、本月和上月等时段。',
  },
} satisfies typeof en;
