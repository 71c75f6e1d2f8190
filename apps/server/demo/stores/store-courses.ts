import { texts } from '../catalogue/texts.ts';
import type { DemoCourse } from './courses.types.ts';

export const instagramCourse: DemoCourse = {
  key: 'instagram-as-a-shop-window',
  platform: 'instagram',
  title: texts(
    'Instagram as a shop window',
    '把 Instagram 变成橱窗',
    'Instagram como escaparate',
    'Instagram como vitrine',
    'Instagram, votre vitrine',
  ),
  summary: texts(
    'Arrange your profile so that a stranger understands in five seconds what you stand for and where to buy it.',
    '整理你的主页，让陌生人五秒内明白你是谁、东西在哪买。',
    'Ordena tu perfil para que un desconocido entienda en cinco segundos qué te gusta y dónde se compra.',
    'Arrume o seu perfil para que um desconhecido entenda em cinco segundos do que você gosta e onde comprar.',
    'Rangez votre profil pour qu’un inconnu comprenne en cinq secondes ce que vous aimez et où l’acheter.',
  ),
  chapters: [
    {
      title: texts('The profile', '主页', 'El perfil', 'O perfil', 'Le profil'),
      lectures: [
        {
          title: texts(
            'Face, promise, link',
            '头像、承诺、链接',
            'Cara, promesa, enlace',
            'Rosto, promessa, link',
            'Visage, promesse, lien',
          ),
          body: texts(
            'A clear face on a plain color reads best at the size of a fingertip. Use the same picture and color as in your store, so that nobody wonders whether they are in the right place.\n\nWrite one line that promises something: “Things that make a small kitchen easier.” Then the link to your store, and nothing else.',
            '指尖大小的头像，纯色背景加清楚的脸最好认。和店铺用同一张图、同一个颜色，别让人怀疑走错门。\n\n写一句有承诺的话：“让小厨房更顺手的东西。”然后放店铺链接，别的都不要。',
            'Una cara clara sobre un color liso se lee mejor al tamaño de una yema. Usa la misma foto y el mismo color que en tu tienda, para que nadie dude de dónde está.\n\nEscribe una línea que prometa algo: «Cosas que facilitan una cocina pequeña». Luego el enlace a tu tienda, y nada más.',
            'Um rosto claro sobre uma cor lisa se lê melhor no tamanho de um dedo. Use a mesma foto e a mesma cor da sua loja, para ninguém achar que errou de lugar.\n\nEscreva uma linha que prometa algo: “Coisas que facilitam uma cozinha pequena.” Depois o link da loja, e mais nada.',
            'Un visage net sur un fond uni se lit le mieux à la taille d’un doigt. Reprenez la photo et la couleur de votre boutique, que personne ne se croie ailleurs.\n\nÉcrivez une ligne qui promet : « Ce qui simplifie une petite cuisine. » Puis le lien de la boutique, et rien d’autre.',
          ),
          durationSeconds: 240,
        },
        {
          title: texts(
            'Nine pictures, one mood',
            '九张图，一种气质',
            'Nueve fotos, un ambiente',
            'Nove fotos, um clima',
            'Neuf photos, une ambiance',
          ),
          body: texts(
            'Look at your last nine posts as one picture. Two colors and one kind of light are enough to make them belong together.\n\nKeep a ratio: two of your life, one of a product. A window with nothing but price tags is walked past.',
            '把最近九条内容当成一张图来看。两种颜色、一种光线，就能让它们成套。\n\n保持比例：两条讲生活，一条讲商品。只有价签的橱窗，没人会停。',
            'Mira tus nueve últimas publicaciones como una sola imagen. Bastan dos colores y un tipo de luz para que encajen.\n\nGuarda la proporción: dos de tu vida, una de un producto. De un escaparate con solo etiquetas, la gente pasa de largo.',
            'Olhe as suas nove últimas publicações como uma imagem só. Duas cores e um tipo de luz bastam para combinarem.\n\nMantenha a proporção: duas da sua vida, uma de um produto. Por uma vitrine só de etiquetas todo mundo passa direto.',
            'Regardez vos neuf derniers posts comme une seule image. Deux couleurs et un type de lumière suffisent à les accorder.\n\nGardez la mesure : deux de votre vie, un d’un produit. Devant une vitrine pleine d’étiquettes, on ne s’arrête pas.',
          ),
          durationSeconds: 270,
        },
      ],
    },
    {
      title: texts('From story to order', '从快拍到下单', 'De la historia al pedido', 'Do story ao pedido', 'De la story à la commande'),
      lectures: [
        {
          title: texts(
            'Three stories that sell quietly',
            '三条不吵闹却能卖货的快拍',
            'Tres historias que venden sin ruido',
            'Três stories que vendem sem barulho',
            'Trois stories qui vendent sans bruit',
          ),
          body: texts(
            'First the thing in use, without a word. Then a question with two answers: terracotta or sage? Last the link, with the answer that won.\n\nSave the three as a highlight named after the product. New visitors walk through it for months.',
            '第一条：它正被使用，不说话。第二条：二选一的问题，陶土红还是鼠尾草绿？第三条：附链接，用票数高的那个。\n\n三条存成以商品命名的精选，新访客能看上好几个月。',
            'Primero el objeto en uso, sin una palabra. Después una pregunta con dos respuestas: ¿terracota o salvia? Al final el enlace, con la respuesta ganadora.\n\nGuarda las tres como destacada con el nombre del producto. Las visitas nuevas la recorren durante meses.',
            'Primeiro o objeto em uso, sem uma palavra. Depois uma pergunta com duas respostas: terracota ou sálvia? Por fim o link, com a resposta vencedora.\n\nSalve os três como destaque com o nome do produto. Quem chega depois passa por ali durante meses.',
            'D’abord l’objet en usage, sans un mot. Puis une question à deux réponses : terre cuite ou sauge ? Enfin le lien, avec la réponse gagnante.\n\nGardez les trois en story à la une, au nom du produit. Les nouveaux venus la parcourent pendant des mois.',
          ),
          durationSeconds: 260,
        },
        {
          title: texts(
            'Say that it is your store',
            '说明这是你的店',
            'Di que es tu tienda',
            'Diga que a loja é sua',
            'Dites que c’est votre boutique',
          ),
          body: texts(
            'You earn on what you recommend, and in most countries you have to say so. “Link to my own store” is honest, short and enough.\n\nRecommend what you would buy at that price. One disappointed follower costs more than ten sales bring.',
            '你推荐的东西会给你带来收入，多数国家要求说明。“我自己店铺的链接”，诚实、简短，也足够。\n\n只推荐这个价你自己也会买的。一个失望的粉丝，抵得过十单的收益。',
            'Ganas con lo que recomiendas, y en la mayoría de los países hay que decirlo. «Enlace a mi propia tienda» es honesto, corto y suficiente.\n\nRecomienda lo que comprarías a ese precio. Un seguidor decepcionado cuesta más de lo que dan diez ventas.',
            'Você ganha com o que recomenda, e na maioria dos países é preciso dizer. “Link para a minha própria loja” é honesto, curto e suficiente.\n\nRecomende o que você compraria por esse preço. Um seguidor decepcionado custa mais do que dez vendas rendem.',
            'Vous gagnez sur ce que vous recommandez, et presque partout il faut le dire. « Lien vers ma propre boutique » est honnête, court et suffisant.\n\nRecommandez ce que vous achèteriez à ce prix. Un abonné déçu coûte plus que dix ventes ne rapportent.',
          ),
          durationSeconds: 200,
        },
      ],
    },
  ],
};

export const pricesCourse: DemoCourse = {
  key: 'prices-offers-and-numbers',
  platform: 'all',
  title: texts(
    'Prices, offers and numbers',
    '定价、优惠与数据',
    'Precios, ofertas y números',
    'Preços, ofertas e números',
    'Prix, offres et chiffres',
  ),
  summary: texts(
    'What you earn on each sale, how to choose a percentage, and the four figures worth looking at each week.',
    '每单赚多少、比例怎么定，以及每周值得看的四个数字。',
    'Cuánto ganas en cada venta, cómo elegir un porcentaje y las cuatro cifras que merece la pena mirar cada semana.',
    'Quanto você ganha em cada venda, como escolher um percentual e os quatro números que vale olhar toda semana.',
    'Ce que vous gagnez à chaque vente, comment choisir un pourcentage et les quatre chiffres à regarder chaque semaine.',
  ),
  chapters: [
    {
      title: texts('Your price', '你的价格', 'Tu precio', 'O seu preço', 'Votre prix'),
      lectures: [
        {
          title: texts(
            'Platform price, percentage, margin',
            '平台价、比例与利润',
            'Precio de plataforma, porcentaje, margen',
            'Preço de plataforma, percentual, margem',
            'Prix plateforme, pourcentage, marge',
          ),
          body: texts(
            'At 200 percent, a teapot with a platform price of 24 dollars sells for 48. After the product and the payment fee, 22 dollars and some cents are yours.\n\nThe price editor shows that figure while you type. Change one product, look at it for a week, then change the category.',
            '比例为 200% 时，平台价 24 美元的茶壶卖 48 美元。扣除商品成本和支付手续费，22 美元多归你。\n\n在价格编辑器里输入时就能看到这个数。先改一件商品，看一周，再改整个类目。',
            'Al 200 %, una tetera con precio de plataforma de 24 dólares se vende a 48. Descontados el producto y la comisión de pago, 22 dólares y pico son tuyos.\n\nEl editor de precios enseña esa cifra mientras escribes. Cambia un producto, míralo una semana y luego cambia la categoría.',
            'Com 200%, um bule com preço de plataforma de 24 dólares sai por 48. Tirando o produto e a taxa de pagamento, 22 dólares e uns centavos são seus.\n\nO editor de preços mostra esse valor enquanto você digita. Mude um produto, observe uma semana e depois mude a categoria.',
            'À 200 %, une théière au prix plateforme de 24 dollars se vend 48. Produit et frais de paiement déduits, il vous reste un peu plus de 22 dollars.\n\nL’éditeur de prix affiche ce chiffre pendant la saisie. Changez un produit, observez une semaine, puis changez la catégorie.',
          ),
          durationSeconds: 300,
        },
        {
          title: texts('Offers that stay honest', '诚实的优惠', 'Ofertas honestas', 'Descontos honestos', 'Des offres honnêtes'),
          body: texts(
            'A lower price for one weekend works better than one that is crossed out all year. Change the price of one product, say when it ends, and change it back on that day.\n\nNever raise a price in order to lower it again. In the European Union the lowest price of the last thirty days counts, and your buyers remember it as well.\n\n## An offer in four steps\n\n1. Choose one product that people already ask about, and look at what you earn at the lower price: it stands beside the field while you type.\n2. Write the new price and the day on which it ends into the video itself, not only into the text below it.\n3. Make a link of its own for that post, so that its clicks and orders stand by themselves.\n4. On Monday set the price back and compare: did more orders make up for less on each?\n\n## An example\n\nYou earn 9 a piece and sell 10 in a week. At 2 less you earn 7 and need 13 sales to be better off. A few more clicks will not do that; a good video can.',
            '周末短期降价，比全年挂着划线价更有效。只改一件商品的价格，说清楚哪天结束，到那天就改回来。\n\n绝不要先涨再降。在欧盟，以最近三十天的最低价为准；买家心里也有一本账。\n\n## 四步做好一次活动\n\n1. 选一件大家常问的商品，看看降价后你还能赚多少：输入价格时，旁边就会显示。\n2. 把新价格和结束日期说进视频里，不要只写在简介中。\n3. 给这条内容单独建一个链接，它的点击和订单就能单独统计。\n4. 周一把价格改回来，再比一比：多出来的订单，补得上每单少赚的钱吗？\n\n## 算一笔账\n\n每件赚 9 元，一周卖 10 件。降 2 元后每件赚 7 元，要卖 13 件才更划算。多几次点击不够，一条好视频才够。',
            'Un precio más bajo durante un fin de semana funciona mejor que uno tachado todo el año. Cambia el precio de un producto, di cuándo termina y vuelve a cambiarlo ese día.\n\nNo subas un precio para bajarlo después. En la Unión Europea cuenta el más bajo de los últimos treinta días, y tus compradores también se acuerdan.\n\n## Una oferta en cuatro pasos\n\n1. Elige un producto por el que ya te preguntan y mira cuánto ganas con el precio más bajo: aparece junto al campo mientras escribes.\n2. Di el precio nuevo y el día en que termina en el propio vídeo, no solo en el texto de abajo.\n3. Crea un enlace propio para esa publicación: así sus clics y pedidos se cuentan aparte.\n4. El lunes vuelve al precio de antes y compara: ¿los pedidos de más compensan lo que ganas de menos en cada uno?\n\n## Un ejemplo\n\nGanas 9 por unidad y vendes 10 a la semana. Con 2 menos ganas 7 y necesitas 13 ventas para salir ganando. Unos clics más no bastan; un buen vídeo, sí.',
            'Um preço menor durante um fim de semana funciona melhor do que um preço riscado o ano todo. Mude o preço de um produto, diga quando termina e volte ao anterior nesse dia.\n\nNunca suba um preço para baixar depois. Na União Europeia vale o menor dos últimos trinta dias, e os seus compradores também se lembram.\n\n## Uma oferta em quatro passos\n\n1. Escolha um produto sobre o qual já perguntam e veja quanto você ganha com o preço menor: aparece ao lado do campo enquanto você digita.\n2. Diga o preço novo e o dia em que termina no próprio vídeo, não só no texto abaixo dele.\n3. Crie um link só para essa publicação: assim os cliques e pedidos dela são contados à parte.\n4. Na segunda-feira, volte ao preço de antes e compare: os pedidos a mais compensam o que você ganha a menos em cada um?\n\n## Um exemplo\n\nVocê ganha 9 por unidade e vende 10 por semana. Com 2 a menos, ganha 7 e precisa de 13 vendas para valer a pena. Alguns cliques a mais não bastam; um bom vídeo, sim.',
            'Un prix plus bas le temps d’un week-end marche mieux qu’un prix barré toute l’année. Changez le prix d’un seul produit, dites quand cela se termine, et revenez à l’ancien prix ce jour-là.\n\nNe montez jamais un prix pour le baisser ensuite. Dans l’Union européenne, c’est le plus bas des trente derniers jours qui compte, et vos acheteurs s’en souviennent aussi.\n\n## Une offre en quatre étapes\n\n1. Choisissez un produit dont on vous parle déjà, et regardez ce que vous gagnez au prix plus bas : c’est affiché à côté du champ pendant que vous tapez.\n2. Dites le nouveau prix et le jour où il s’arrête dans la vidéo elle-même, pas seulement dans le texte en dessous.\n3. Créez un lien propre à cette publication : ses clics et ses commandes sont alors comptés à part.\n4. Le lundi, remettez le prix et comparez : les commandes en plus compensent-elles ce que vous gagnez en moins sur chacune ?\n\n## Un exemple\n\nVous gagnez 9 par pièce et en vendez 10 par semaine. À 2 de moins, vous gagnez 7, et il faut 13 ventes pour y gagner. Quelques clics de plus ne suffisent pas ; une bonne vidéo, oui.',
          ),
          durationSeconds: 270,
        },
      ],
    },
    {
      title: texts(
        'Four figures a week',
        '每周四个数字',
        'Cuatro cifras por semana',
        'Quatro números por semana',
        'Quatre chiffres par semaine',
      ),
      lectures: [
        {
          title: texts(
            'Clicks, orders, conversion, earnings',
            '点击、订单、转化、收入',
            'Clics, pedidos, conversión, ganancias',
            'Cliques, pedidos, conversão, ganhos',
            'Clics, commandes, conversion, gains',
          ),
          body: texts(
            'Clicks tell how well you talked about it, conversion how well the store kept the promise. If clicks fall, make a video; if conversion falls, look at price and pictures.\n\nCompare with the same days of last week, not with yesterday. A Tuesday is not a Sunday.',
            '点击说明你讲得好不好，转化说明店铺有没有兑现承诺。点击降了就拍视频，转化降了就看价格和图片。\n\n跟上周同一天比，不要跟昨天比。周二不是周日。',
            'Los clics dicen lo bien que lo contaste; la conversión, si la tienda cumplió. Si bajan los clics, graba un vídeo; si baja la conversión, mira el precio y las fotos.\n\nCompara con los mismos días de la semana pasada, no con ayer. Un martes no es un domingo.',
            'Os cliques dizem se você contou bem; a conversão, se a loja cumpriu. Se os cliques caem, faça um vídeo; se a conversão cai, veja preço e fotos.\n\nCompare com os mesmos dias da semana passada, não com ontem. Terça não é domingo.',
            'Les clics disent si vous en avez bien parlé, la conversion si la boutique a tenu parole. Les clics baissent : faites une vidéo ; la conversion baisse : regardez prix et photos.\n\nComparez avec les mêmes jours de la semaine passée, pas avec hier. Un mardi n’est pas un dimanche.',
          ),
          durationSeconds: 290,
        },
        {
          title: texts(
            'From sale to your account',
            '从成交到到账',
            'De la venta a tu cuenta',
            'Da venda à sua conta',
            'De la vente à votre compte',
          ),
          body: texts(
            'Your part is pending from the moment that the buyer pays and becomes available a week after delivery. Then it goes to your account on the schedule you chose.\n\nEach movement has its own line under revenue. If something looks wrong, ask us with the number of that line, and we look at the same thing.',
            '买家付款后，你的那份先显示为待结算，送达一周后可提现，再按你选的周期打到账户。\n\n收入页里每一笔都有单独一行。觉得不对，把那一行的编号发给我们，我们看的就是同一笔。',
            'Tu parte queda pendiente desde que el comprador paga y está disponible una semana después de la entrega. Luego va a tu cuenta según el calendario que elegiste.\n\nCada movimiento tiene su línea en ingresos. Si algo no cuadra, escríbenos con el número de esa línea y miraremos lo mismo.',
            'A sua parte fica pendente desde que o comprador paga e disponível uma semana depois da entrega. Depois vai para a sua conta no calendário que você escolheu.\n\nCada movimento tem a sua linha em receitas. Se algo parecer errado, mande o número dessa linha e olhamos a mesma coisa.',
            'Votre part est en attente dès que l’acheteur paie, puis disponible une semaine après la livraison. Elle part ensuite vers votre compte selon le calendrier choisi.\n\nChaque mouvement a sa ligne dans les revenus. Si quelque chose cloche, donnez-nous le numéro de la ligne : nous regarderons la même chose.',
          ),
          durationSeconds: 240,
        },
      ],
    },
  ],
};
