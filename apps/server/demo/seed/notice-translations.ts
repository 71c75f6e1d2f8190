import type { NoticeTranslations } from '@vitrine/contract/admin/notice-forms.ts';

/** The demonstration's notices in the languages other than English, by their English titles. */
export const noticeTranslations: Readonly<Record<string, NoticeTranslations>> = {
  'Payouts are now made every week': {
    'zh-cn': {
      title: '现在每周都可以打款',
      content: `<p>以前每月打款一次。从本周起由您选择：每天、每周、每月，或仅在您申请时打款。</p>
        <ul><li>打开<b>收入</b>，在余额下方选择打款周期。</li><li>最低金额不变。</li><li>已在途中的款项不受影响。</li></ul>`,
    },
    es: {
      title: 'Ahora los pagos salen cada semana',
      content: `<p>Hasta ahora los pagos salían una vez al mes. Desde esta semana eliges tú: cada día, cada semana, cada mes o solo cuando lo pidas.</p>
        <ul><li>Abre <b>Ingresos</b> y elige la frecuencia debajo de tu saldo.</li><li>El importe mínimo sigue igual.</li><li>Nada cambia para el dinero que ya está en camino.</li></ul>`,
    },
    pt: {
      title: 'Agora os saques saem toda semana',
      content: `<p>Até agora os saques saíam uma vez por mês. A partir desta semana você escolhe: todo dia, toda semana, todo mês ou só quando pedir.</p>
        <ul><li>Abra <b>Receita</b> e escolha a frequência abaixo do seu saldo.</li><li>O valor mínimo continua o mesmo.</li><li>Nada muda para o dinheiro que já está a caminho.</li></ul>`,
    },
    fr: {
      title: 'Les virements partent chaque semaine',
      content: `<p>Jusqu’ici, les virements partaient une fois par mois. À partir de cette semaine, vous choisissez : chaque jour, chaque semaine, chaque mois ou seulement à votre demande.</p>
        <ul><li>Ouvrez <b>Revenus</b> et choisissez la fréquence sous votre solde.</li><li>Le montant minimal ne change pas.</li><li>Rien ne change pour l’argent déjà en route.</li></ul>`,
    },
  },
  'Maintenance tonight from 02:00 to 02:30 UTC': {
    'zh-cn': {
      title: '今晚 02:00 至 02:30（UTC）系统维护',
      content: `<p>我们将把数据库迁移到更大的服务器。最多三十分钟内，买家可以浏览您的店铺，但无法付款。</p>
        <p>当时正在付款的订单会在之后完成，您无需任何操作。</p>`,
    },
    es: {
      title: 'Mantenimiento esta noche, 02:00–02:30 UTC',
      content: `<p>Trasladamos la base de datos a un servidor mayor. Durante un máximo de treinta minutos los compradores podrán ver tu tienda, pero no pagar.</p>
        <p>Los pedidos que se estén pagando en ese momento se completarán después. No tienes que hacer nada.</p>`,
    },
    pt: {
      title: 'Manutenção hoje, das 02:00 às 02:30 UTC',
      content: `<p>Vamos mover o banco de dados para um servidor maior. Por até trinta minutos, os compradores poderão ver sua loja, mas não pagar.</p>
        <p>Os pedidos que estiverem sendo pagos nesse momento serão concluídos depois. Você não precisa fazer nada.</p>`,
    },
    fr: {
      title: 'Maintenance cette nuit, 02:00–02:30 UTC',
      content: `<p>Nous déplaçons la base de données vers un serveur plus puissant. Pendant trente minutes au plus, les acheteurs pourront voir votre boutique, mais pas payer.</p>
        <p>Les commandes en cours de paiement à ce moment-là seront terminées ensuite. Vous n’avez rien à faire.</p>`,
    },
  },
  'Nobody from Vitrine asks for your password': {
    'zh-cn': {
      title: 'Vitrine 的任何人都不会索要您的密码',
      content: `<p>有店主收到了冒充我们的消息，要求在其他网站登录。</p>
        <h3>如何识别</h3><ul><li>我们绝不会通过消息或电话索要密码或验证码。</li><li>我们的邮件只会指向您正在阅读本文的这个网址，不会指向其他网址。</li></ul>
        <p>如果您在其他地方输入过密码，请在<b>个人中心</b>修改密码，并退出所有设备。</p>`,
    },
    es: {
      title: 'Nadie de Vitrine te pide la contraseña',
      content: `<p>Algunas tiendas han recibido mensajes que parecen nuestros y piden iniciar sesión en otra web.</p>
        <h3>Cómo reconocerlos</h3><ul><li>Nunca pedimos una contraseña o un código por mensaje o por teléfono.</li><li>Nuestros correos llevan a la dirección en la que lees esto, y a ninguna otra.</li></ul>
        <p>Si escribiste tu contraseña en otro sitio, cámbiala en tu <b>perfil</b> y cierra la sesión en todas partes.</p>`,
    },
    pt: {
      title: 'Ninguém da Vitrine pede a sua senha',
      content: `<p>Algumas lojas receberam mensagens que parecem nossas e pedem para entrar em outro site.</p>
        <h3>Como reconhecê-las</h3><ul><li>Nunca pedimos senha ou código por mensagem ou telefone.</li><li>Nossos e-mails levam ao endereço em que você está lendo isto, e a nenhum outro.</li></ul>
        <p>Se você digitou sua senha em outro lugar, troque-a no seu <b>perfil</b> e saia de todos os dispositivos.</p>`,
    },
    fr: {
      title: 'Personne chez Vitrine ne demande votre code',
      content: `<p>Des propriétaires de boutiques ont reçu des messages qui semblent venir de nous et demandent de se connecter sur un autre site.</p>
        <h3>Comment les reconnaître</h3><ul><li>Nous ne demandons jamais un mot de passe ou un code par message ou par téléphone.</li><li>Nos e-mails mènent à l’adresse où vous lisez ceci, et à aucune autre.</li></ul>
        <p>Si vous avez saisi votre mot de passe ailleurs, changez-le dans votre <b>profil</b> et déconnectez tous vos appareils.</p>`,
    },
  },
  'Parcels take longer in December': {
    'zh-cn': {
      title: '12 月包裹送达时间较长',
      content: `<p>12 月快递可能会多用三天时间。</p>
        <p>如果您推荐礼品，请提醒粉丝在月中之前下单。</p>`,
    },
    es: {
      title: 'En diciembre los paquetes tardan más',
      content: `<p>En diciembre los transportistas necesitan hasta tres días más.</p>
        <p>Si anuncias regalos, pide a tus seguidores que compren antes de mediados de mes.</p>`,
    },
    pt: {
      title: 'Em dezembro as entregas demoram mais',
      content: `<p>Em dezembro as transportadoras precisam de até três dias a mais.</p>
        <p>Se você divulga presentes, peça aos seus seguidores que comprem antes do meio do mês.</p>`,
    },
    fr: {
      title: 'Les colis mettent plus de temps en décembre',
      content: `<p>En décembre, les transporteurs ont besoin de trois jours de plus au maximum.</p>
        <p>Si vous présentez des cadeaux, demandez à vos abonnés de commander avant le milieu du mois.</p>`,
    },
  },
};
