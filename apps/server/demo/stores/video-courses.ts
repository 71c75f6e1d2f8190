import { texts } from '../catalogue/texts.ts';
import type { DemoCourse } from './courses.types.ts';

export const shortVideoCourse: DemoCourse = {
  key: 'short-video-from-zero',
  platform: 'tiktok',
  title: texts(
    'Short video from zero',
    '短视频从零开始',
    'Vídeo corto desde cero',
    'Vídeo curto do zero',
    'La vidéo courte en partant de zéro',
  ),
  summary: texts(
    'Film one product well with the phone you own: light, sound, the first second and the last.',
    '用手里的手机，把一件商品拍好：光线、声音、第一秒和最后一秒。',
    'Graba bien un producto con el móvil que ya tienes: luz, sonido, el primer segundo y el último.',
    'Filme bem um produto com o celular que você já tem: luz, som, o primeiro segundo e o último.',
    'Bien filmer un produit avec le téléphone que vous avez : lumière, son, première et dernière seconde.',
  ),
  chapters: [
    {
      title: texts(
        'Before you press record',
        '按下录制之前',
        'Antes de pulsar grabar',
        'Antes de apertar gravar',
        'Avant d’appuyer sur enregistrer',
      ),
      lectures: [
        {
          title: texts(
            'One window is enough light',
            '一扇窗就是够用的光',
            'Con una ventana basta',
            'Uma janela é luz suficiente',
            'Une fenêtre suffit',
          ),
          body: texts(
            'Stand beside the window, never with your back to it. Put the product between the window and you, so that the light comes from the side and shows its surface.\n\nHang a white towel on the dark side: it fills the shadows for free. Lock the exposure with a long press before you start.',
            '站在窗边，不要背对窗户。把商品放在你和窗户之间，光从侧面来，质感才看得见。\n\n暗的一侧挂一条白毛巾，免费补光。开拍前长按屏幕锁定曝光。',
            'Ponte al lado de la ventana, nunca de espaldas a ella. Coloca el producto entre la ventana y tú: la luz entra de lado y enseña la textura.\n\nCuelga una toalla blanca en el lado oscuro: rellena las sombras gratis. Bloquea la exposición con una pulsación larga antes de empezar.',
            'Fique ao lado da janela, nunca de costas para ela. Ponha o produto entre a janela e você: a luz vem de lado e mostra a textura.\n\nPendure uma toalha branca no lado escuro: ela preenche as sombras de graça. Trave a exposição com um toque longo antes de começar.',
            'Placez-vous à côté de la fenêtre, jamais dos à elle. Mettez le produit entre elle et vous : la lumière vient de côté et révèle la matière.\n\nSuspendez une serviette blanche du côté sombre : elle débouche les ombres gratuitement. Verrouillez l’exposition d’un appui long avant de commencer.',
          ),
          durationSeconds: 240,
        },
        {
          title: texts(
            'Write three sentences, not a script',
            '写三句话，不写稿子',
            'Escribe tres frases, no un guion',
            'Escreva três frases, não um roteiro',
            'Écrivez trois phrases, pas un scénario',
          ),
          body: texts(
            'What was annoying before, what this thing does about it, what it looks like in your day. One sentence each, in the words you use with a friend.\n\nSay them out loud twice and put the paper away. If you forget one, it was not needed.',
            '以前哪里不方便，它怎么解决，它在你的一天里是什么样子。各一句，用你跟朋友说话的口气。\n\n大声念两遍，然后把纸收起来。忘掉的那句，本来就不需要。',
            'Qué molestaba antes, qué hace esto al respecto, cómo se ve en tu día. Una frase para cada cosa, con las palabras que usas con un amigo.\n\nDilas dos veces en voz alta y guarda el papel. Si se te olvida una, no hacía falta.',
            'O que incomodava antes, o que isto resolve, como fica no seu dia. Uma frase para cada coisa, com as palavras que você usa com um amigo.\n\nDiga duas vezes em voz alta e guarde o papel. Se esquecer uma, ela não fazia falta.',
            'Ce qui agaçait avant, ce que l’objet y change, ce qu’il devient dans votre journée. Une phrase chacune, avec vos mots de tous les jours.\n\nDites-les deux fois à voix haute et rangez le papier. Si vous en oubliez une, elle ne servait à rien.',
          ),
          durationSeconds: 300,
        },
      ],
    },
    {
      title: texts(
        'Thirty seconds, shot by shot',
        '三十秒，一个镜头一个镜头来',
        'Treinta segundos, plano a plano',
        'Trinta segundos, plano a plano',
        'Trente secondes, plan par plan',
      ),
      lectures: [
        {
          title: texts(
            'The first second decides',
            '第一秒决定一切',
            'El primer segundo decide',
            'O primeiro segundo decide',
            'La première seconde décide',
          ),
          body: texts(
            'Begin in the middle of a movement: tea already pouring, a zip already closing. No greeting, no logo, no black screen.\n\nPut the finished result first and the explanation after it. People stay to find out how you got there.',
            '从动作的中间开始：茶已经在倒，拉链已经在合。不打招呼，不放片头，不要黑屏。\n\n先给结果，再解释。观众会留下来看你是怎么做到的。',
            'Empieza en mitad de un movimiento: el té ya cae, la cremallera ya se cierra. Ni saludo, ni logo, ni pantalla negra.\n\nPrimero el resultado y después la explicación. La gente se queda para saber cómo llegaste.',
            'Comece no meio de um movimento: o chá já caindo, o zíper já fechando. Sem saudação, sem logo, sem tela preta.\n\nPrimeiro o resultado, depois a explicação. As pessoas ficam para saber como você chegou lá.',
            'Commencez au milieu d’un geste : le thé coule déjà, la fermeture se ferme déjà. Pas de bonjour, pas de logo, pas d’écran noir.\n\nLe résultat d’abord, l’explication ensuite. On reste pour savoir comment vous y êtes arrivé.',
          ),
          durationSeconds: 260,
        },
        {
          title: texts(
            'Say where the link is, once',
            '链接在哪，只说一次',
            'Di dónde está el enlace, una vez',
            'Diga onde está o link, uma vez',
            'Dites où est le lien, une fois',
          ),
          body: texts(
            'One clear sentence near the end is enough: “It is in my store, the link is in the profile.” Point at nothing, shout nothing.\n\nPin a comment with the direct product link from the share page of your store. It carries the visit to the right place and you see it in your figures.',
            '结尾处清楚说一句就够：“在我的店里，链接在主页。”不用手指，不用喊。\n\n从店铺的分享页复制商品直链，置顶在评论区。访客会直接到那件商品，你也能在数据里看到。',
            'Basta una frase clara cerca del final: «Está en mi tienda, el enlace está en el perfil». Sin señalar y sin gritar.\n\nFija un comentario con el enlace directo desde la página de compartir de tu tienda. Lleva la visita al sitio justo y la ves en tus cifras.',
            'Basta uma frase clara perto do fim: “Está na minha loja, o link está no perfil.” Sem apontar e sem gritar.\n\nFixe um comentário com o link direto da página de compartilhar da sua loja. A visita chega ao lugar certo e aparece nos seus números.',
            'Une phrase claire vers la fin suffit : « C’est dans ma boutique, le lien est dans le profil. » Sans montrer du doigt, sans crier.\n\nÉpinglez un commentaire avec le lien direct de la page de partage de votre boutique. La visite arrive au bon endroit et apparaît dans vos chiffres.',
          ),
          durationSeconds: 220,
        },
      ],
    },
  ],
};

export const liveCourse: DemoCourse = {
  key: 'live-shopping-without-stage-fright',
  platform: 'youtube',
  title: texts(
    'Live shopping without stage fright',
    '直播带货不怯场',
    'Ventas en directo sin miedo escénico',
    'Vendas ao vivo sem medo do palco',
    'Le live shopping sans trac',
  ),
  summary: texts(
    'A plan for your first hour live: what to prepare, what to say when nobody is there yet, and how to end.',
    '第一场一小时直播的计划：准备什么，没人时说什么，怎么收尾。',
    'Un plan para tu primera hora en directo: qué preparar, qué decir cuando aún no hay nadie y cómo terminar.',
    'Um plano para a sua primeira hora ao vivo: o que preparar, o que dizer quando ainda não há ninguém e como terminar.',
    'Un plan pour votre première heure en direct : que préparer, que dire quand il n’y a encore personne, comment finir.',
  ),
  chapters: [
    {
      title: texts('The hour before', '开播前一小时', 'La hora de antes', 'A hora de antes', 'L’heure d’avant'),
      lectures: [
        {
          title: texts(
            'Six products on one table',
            '一张桌子，六件商品',
            'Seis productos en una mesa',
            'Seis produtos numa mesa',
            'Six produits sur une table',
          ),
          body: texts(
            'Choose six things that belong together and order samples of them at platform price, so that you hold the real piece. Lay them out from left to right in the order in which you will show them.\n\nCheck the stock in your product list on the same day. Nothing is harder to sell than what has just sold out.',
            '挑六件能搭在一起的商品，用平台价先订样品，手里拿的就是真货。按展示顺序从左到右摆好。\n\n当天在商品列表里看一眼库存。刚卖完的东西最难卖。',
            'Elige seis cosas que combinen y pide muestras a precio de plataforma, para tener en la mano la pieza real. Ponlas de izquierda a derecha en el orden en que las enseñarás.\n\nMira las existencias ese mismo día en tu lista de productos. Nada se vende peor que lo que se acaba de agotar.',
            'Escolha seis coisas que combinem e peça amostras a preço de plataforma, para ter a peça real na mão. Arrume da esquerda para a direita na ordem em que vai mostrar.\n\nConfira o estoque no mesmo dia na sua lista de produtos. Nada é mais difícil de vender do que o que acabou de esgotar.',
            'Choisissez six objets qui vont ensemble et commandez des échantillons au prix de la plateforme, pour avoir la vraie pièce en main. Posez-les de gauche à droite dans l’ordre de présentation.\n\nVérifiez le stock le jour même dans votre liste. Rien ne se vend plus mal que ce qui vient de s’épuiser.',
          ),
          durationSeconds: 280,
        },
        {
          title: texts(
            'Sound first, picture second',
            '先顾声音，再顾画面',
            'Primero el sonido, luego la imagen',
            'Primeiro o som, depois a imagem',
            'Le son d’abord, l’image ensuite',
          ),
          body: texts(
            'People forgive a soft picture, never a hissing voice. Record one minute, listen with earphones, move closer to the microphone and listen again.\n\nPut a folded cloth under everything that you will set down. The table is louder than you think.',
            '画面糊一点观众能忍，声音有杂音没人忍。录一分钟，戴耳机听，靠近麦克风再听一次。\n\n要放下的东西，底下垫块叠好的布。桌子比你想的响得多。',
            'La gente perdona una imagen suave, nunca una voz con ruido. Graba un minuto, escúchalo con auriculares, acércate al micrófono y vuelve a escuchar.\n\nPon un paño doblado bajo todo lo que vayas a dejar. La mesa suena más de lo que crees.',
            'As pessoas perdoam uma imagem fraca, nunca uma voz com chiado. Grave um minuto, ouça com fones, chegue mais perto do microfone e ouça de novo.\n\nPonha um pano dobrado embaixo de tudo que for apoiar. A mesa faz mais barulho do que parece.',
            'On pardonne une image molle, jamais une voix qui souffle. Enregistrez une minute, écoutez au casque, rapprochez-vous du micro et réécoutez.\n\nGlissez un tissu plié sous tout ce que vous poserez. La table est plus bruyante qu’on ne croit.',
          ),
          durationSeconds: 210,
        },
      ],
    },
    {
      title: texts('On air', '直播中', 'En directo', 'No ar', 'À l’antenne'),
      lectures: [
        {
          title: texts(
            'Talk to the first three people',
            '先跟最早来的三个人聊',
            'Habla con las tres primeras personas',
            'Fale com as três primeiras pessoas',
            'Parlez aux trois premières personnes',
          ),
          body: texts(
            'For the first minutes there may be nobody. Show something slowly and describe it as if to one friend; whoever arrives will feel expected.\n\nRead names and questions out loud before you answer. A question that you answer live becomes the reason for the next one to stay.',
            '头几分钟可能一个人都没有。慢慢展示一样东西，像跟一个朋友介绍；后来的人会觉得你在等他。\n\n回答前先把名字和问题念出来。你当场回答的问题，就是下一个人留下的理由。',
            'Los primeros minutos puede que no haya nadie. Enseña algo despacio y descríbelo como a un amigo; quien llegue se sentirá esperado.\n\nLee en voz alta nombres y preguntas antes de responder. La pregunta que contestas en directo es la razón para que otro se quede.',
            'Nos primeiros minutos pode não haver ninguém. Mostre algo devagar e descreva como para um amigo; quem chegar vai se sentir esperado.\n\nLeia nomes e perguntas em voz alta antes de responder. A pergunta que você responde ao vivo é o motivo para o próximo ficar.',
            'Les premières minutes, il n’y a peut-être personne. Montrez un objet lentement, décrivez-le comme à un ami ; qui arrive se sentira attendu.\n\nLisez noms et questions à voix haute avant de répondre. La question traitée en direct donne au suivant une raison de rester.',
          ),
          durationSeconds: 250,
        },
        {
          title: texts(
            'End on time and say thank you',
            '准时收尾，好好道谢',
            'Termina a tiempo y da las gracias',
            'Termine na hora e agradeça',
            'Finir à l’heure et remercier',
          ),
          body: texts(
            'Announce the end ten minutes before and show the two favorites once more. Then stop, even if it goes well: people come back to what left them wanting.\n\nThe next morning, look at clicks and orders of that hour on your dashboard and write down one thing to change.',
            '结束前十分钟预告，再展示一次最受欢迎的两件。到点就停，哪怕势头正好：意犹未尽，下次才会来。\n\n第二天早上，在数据面板看那一小时的点击和订单，写下一件要改的事。',
            'Anuncia el final diez minutos antes y enseña otra vez los dos favoritos. Luego para, aunque vaya bien: se vuelve a lo que dejó con ganas.\n\nA la mañana siguiente mira en tu panel los clics y pedidos de esa hora y apunta una cosa que cambiar.',
            'Avise o fim dez minutos antes e mostre de novo os dois favoritos. Depois pare, mesmo que esteja indo bem: as pessoas voltam ao que deixou vontade.\n\nNa manhã seguinte, veja no painel os cliques e pedidos daquela hora e anote uma coisa para mudar.',
            'Annoncez la fin dix minutes avant et remontrez les deux favoris. Puis arrêtez, même si ça marche : on revient vers ce qui laisse sur sa faim.\n\nLe lendemain, regardez les clics et commandes de cette heure dans votre tableau de bord et notez une chose à changer.',
          ),
          durationSeconds: 230,
        },
      ],
    },
  ],
};
