import type { Notice } from '../../../contract/notices.ts';

type Texts = Notice['title'];
const notice = (title: Texts, content: Texts) => ({ type: 'AG', title, content }) as const;

/** The demo's notices for agents, oldest first: more than one page of them. */
export const AGENT_NOTICES: readonly Pick<Notice, 'type' | 'title' | 'content'>[] = [
  notice(
    { EN: 'Welcome to the agent centre', CN: '欢迎使用代理中心', AR: 'مرحبًا بك في مركز الوكلاء' },
    {
      EN: 'Here you see your team, your pay and your reports. The summary page shows requests that need your reply.',
      CN: '您可以在这里查看团队、薪酬与报表。“概要”页面会显示等待您处理的事项。',
      AR: 'ترى هنا فريقك ومستحقاتك وتقاريرك. وتعرض صفحة الملخص ما ينتظر ردك.',
    },
  ),
  notice(
    {
      EN: 'Real-time salary is paid every five minutes',
      CN: '实时工资每五分钟发放一次',
      AR: 'يُدفع الراتب الفوري كل خمس دقائق',
    },
    {
      EN: 'The figure grows with each settled bet of your team. It becomes final when the period is settled.',
      CN: '您团队的每笔已结算投注都会计入。该时段结算后金额即为最终金额。',
      AR: 'يزداد المبلغ مع كل رهان محسوم لفريقك، ويصبح نهائيًا عند تسوية الدقائق الخمس.',
    },
  ),
  notice(
    {
      EN: 'When hourly and daily salaries are settled',
      CN: '时工资与日工资的结算时间',
      AR: 'موعد تسوية الرواتب بالساعة واليومية',
    },
    {
      EN: 'Hourly salaries are settled shortly after each hour, daily salaries at 02:05 for the day before.',
      CN: '时工资在每小时结束后不久结算，日工资于次日 02:05 结算。',
      AR: 'تُسوّى رواتب الساعة بعد نهاية كل ساعة بقليل، والرواتب اليومية عند 02:05 عن اليوم السابق.',
    },
  ),
  notice(
    { EN: 'Dividends twice a month', CN: '分红每月两次', AR: 'الأرباح مرتين في الشهر' },
    {
      EN: 'Dividends are settled on the 1st and the 16th at 02:10. A net loss below zero is carried over to the next half month.',
      CN: '分红于每月 1 日和 16 日 02:10 结算。低于零的净亏损会结转到下一个半月。',
      AR: 'تُسوّى الأرباح في اليومين 1 و16 عند 02:10. وينتقل صافي الخسارة دون الصفر إلى نصف الشهر التالي.',
    },
  ),
  notice(
    {
      EN: 'Registration links with your own rates',
      CN: '可自定返水比例的注册链接',
      AR: 'روابط تسجيل بالنسب التي تحددها',
    },
    {
      EN: 'Create a link in the registration centre, choose its rate and expiry, and see its clicks and registrations.',
      CN: '在“注册中心”创建链接，设置比例和有效期，并查看点击与注册数量。',
      AR: 'أنشئ رابطًا في مركز التسجيل، وحدد نسبته وتاريخ انتهائه، وتابع عدد النقرات والتسجيلات.',
    },
  ),
  notice(
    { EN: 'Contracts need both sides', CN: '契约须双方同意', AR: 'تحتاج العقود إلى موافقة الطرفين' },
    {
      EN: 'A new contract starts with the next period after both sides agree. Compare the versions before you reply.',
      CN: '双方同意后，新契约从下一时段开始生效。答复前可对比各版本的差异。',
      AR: 'يبدأ العقد الجديد مع الفترة التالية بعد موافقة الطرفين. قارن بين الإصدارات قبل الرد.',
    },
  ),
  notice(
    { EN: 'Large settlements are reviewed', CN: '大额结算需要审核', AR: 'تُراجع التسويات الكبيرة' },
    {
      EN: 'We approve a settlement above a set amount before it is paid. It expires if nobody decides within 30 days.',
      CN: '超过指定金额的结算须经我们审核后发放。30 天内未处理的结算将失效。',
      AR: 'نعتمد كل تسوية تتجاوز مبلغًا محددًا قبل دفعها، وتنتهي صلاحيتها إن لم يُبتّ فيها خلال 30 يومًا.',
    },
  ),
  notice(
    { EN: 'Write to your direct members', CN: '给直属成员发消息', AR: 'راسل أعضاءك المباشرين' },
    {
      EN: 'Your direct members and your upline receive your messages at once. You find them under “Messages”.',
      CN: '您的直属成员和上级会立即收到您的消息。请在“站内信”中查看。',
      AR: 'تصل رسائلك إلى أعضائك المباشرين وعضوك الأعلى فورًا. تجدها في «الرسائل».',
    },
  ),
  notice(
    { EN: 'Reports as files', CN: '报表可下载为文件', AR: 'التقارير كملفات' },
    {
      EN: 'Profit and loss, revenue and settlements can be downloaded as CSV, with the filters you have set.',
      CN: '盈亏、收入与结算均可按当前筛选条件下载为 CSV 文件。',
      AR: 'يمكن تنزيل الأرباح والخسائر والإيرادات والتسويات بصيغة CSV بحسب التحديد الذي تراه.',
    },
  ),
  notice(
    { EN: 'Weeks, half months and months', CN: '按周、半月和月查看', AR: 'الأسابيع وأنصاف الأشهر والأشهر' },
    {
      EN: 'Reports now have calendar weeks, half months and months as periods, this one and the last.',
      CN: '报表新增本周、上周、本半月、上一个半月、本月和上月等时段。',
      AR: 'صار في التقارير أسابيع التقويم وأنصاف الأشهر والأشهر، الحالية والسابقة.',
    },
  ),
];
