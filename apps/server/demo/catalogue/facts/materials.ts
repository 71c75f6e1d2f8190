import type { Texts } from '../../languages.ts';
import { composeTexts, texts } from '../texts.ts';

// biome-ignore format: a table, one line per material
const names = {
  abs: texts('ABS plastic', 'ABS 塑料', 'plástico ABS', 'plástico ABS', 'plastique ABS'),
  acetate: texts('cellulose acetate', '醋酸纤维板材', 'acetato de celulosa', 'acetato de celulose', 'acétate de cellulose'),
  acidFreePaper: texts('acid-free paper', '无酸纸', 'papel sin ácido', 'papel livre de ácido', 'papier sans acide'),
  acrylic: texts('acrylic resin', '亚克力树脂', 'resina acrílica', 'resina acrílica', 'résine acrylique'),
  almondOil: texts('sweet almond oil', '甜杏仁油', 'aceite de almendras dulces', 'óleo de amêndoas doces', 'huile d’amande douce'),
  alpaca: texts('alpaca', '羊驼毛', 'alpaca', 'alpaca', 'alpaga'),
  aluminium: texts('aluminum', '铝合金', 'aluminio', 'alumínio', 'aluminium'),
  bamboo: texts('bamboo', '竹', 'bambú', 'bambu', 'bambou'),
  beech: texts('beech', '榉木', 'haya', 'faia', 'hêtre'),
  beeswax: texts('pure beeswax', '纯蜂蜡', 'cera de abeja pura', 'cera de abelha pura', 'cire d’abeille pure'),
  birch: texts('birch', '桦木', 'abedul', 'bétula', 'bouleau'),
  bladeSteel: texts('high-carbon steel', '高碳钢', 'acero de alto carbono', 'aço de alto carbono', 'acier à haute teneur en carbone'),
  blownGlass: texts('blown glass', '吹制玻璃', 'vidrio soplado', 'vidro soprado', 'verre soufflé'),
  brass: texts('brass', '黄铜', 'latón', 'latão', 'laiton'),
  calabash: texts('calabash', '葫芦', 'calabaza', 'porongo', 'calebasse'),
  canvas: texts('cotton canvas', '棉帆布', 'lona de algodón', 'lona de algodão', 'toile de coton'),
  carbonFiber: texts('carbon fiber', '碳纤维', 'fibra de carbono', 'fibra de carbono', 'fibre de carbone'),
  carbonSteel: texts('carbon steel', '碳钢', 'acero al carbono', 'aço carbono', 'acier au carbone'),
  card: texts('cardboard', '纸板', 'cartón', 'papelão', 'carton'),
  castorOil: texts('castor oil', '蓖麻油', 'aceite de ricino', 'óleo de rícino', 'huile de ricin'),
  cedar: texts('cedar', '雪松木', 'cedro', 'cedro', 'cèdre'),
  ceramic: texts('ceramic', '陶瓷', 'cerámica', 'cerâmica', 'céramique'),
  clay: texts('terracotta', '红陶', 'barro cocido', 'barro cozido', 'terre cuite'),
  cocoa: texts('cocoa mass', '可可液块', 'pasta de cacao', 'massa de cacau', 'pâte de cacao'),
  cocoaButter: texts('cocoa butter', '可可脂', 'manteca de cacao', 'manteiga de cacau', 'beurre de cacao'),
  coconutOil: texts('coconut oil', '椰子油', 'aceite de coco', 'óleo de coco', 'huile de coco'),
  cotton: texts('cotton', '棉', 'algodón', 'algodão', 'coton'),
  cottonPaper: texts('cotton paper', '棉浆纸', 'papel de algodón', 'papel de algodão', 'papier de coton'),
  cottonWick: texts('cotton wick', '棉烛芯', 'mecha de algodón', 'pavio de algodão', 'mèche en coton'),
  cowhide: texts('leather', '牛皮', 'cuero vacuno', 'couro bovino', 'cuir de vachette'),
  drumSkin: texts('natural drum skin', '天然鼓皮', 'parche natural', 'pele natural', 'peau naturelle'),
  elastane: texts('elastane', '氨纶', 'elastano', 'elastano', 'élasthanne'),
  enamel: texts('enameled steel', '搪瓷钢', 'acero esmaltado', 'aço esmaltado', 'acier émaillé'),
  felt: texts('wool felt', '羊毛毡', 'fieltro de lana', 'feltro de lã', 'feutre de laine'),
  fiberglass: texts('fiberglass', '玻璃纤维', 'fibra de vidrio', 'fibra de vidro', 'fibre de verre'),
  foam: texts('polyurethane foam', '聚氨酯海绵', 'espuma de poliuretano', 'espuma de poliuretano', 'mousse de polyuréthane'),
  glass: texts('glass', '玻璃', 'vidrio', 'vidro', 'verre'),
  graphite: texts('graphite', '石墨', 'grafito', 'grafite', 'graphite'),
  honey: texts('wildflower honey', '野花蜂蜜', 'miel de flores silvestres', 'mel silvestre', 'miel de fleurs sauvages'),
  hydrocolloid: texts('hydrocolloid gel', '水胶体凝胶', 'gel hidrocoloide', 'gel hidrocoloide', 'gel hydrocolloïde'),
  jadePlant: texts('living jade plant (Crassula ovata)', '玉树活株（Crassula ovata）', 'planta viva de jade (Crassula ovata)', 'planta jade viva (Crassula ovata)', 'plante de jade vivante (Crassula ovata)'),
  lacquer: texts('lacquer', '漆', 'laca', 'laca', 'laque'),
  lambswool: texts('lambswool', '羔羊毛', 'lana de cordero', 'lã de cordeiro', 'laine d’agneau'),
  limeWood: texts('lime wood', '椴木', 'madera de tilo', 'madeira de tília', 'bois de tilleul'),
  linen: texts('linen', '亚麻布', 'lino', 'linho', 'lin'),
  maple: texts('maple', '枫木', 'arce', 'bordo', 'érable'),
  merino: texts('merino wool', '美利奴羊毛', 'lana merina', 'lã merino', 'laine mérinos'),
  nimh: texts('nickel–metal hydride cells', '镍氢电芯', 'celdas de níquel-metal hidruro', 'células de níquel-hidreto metálico', 'accumulateurs nickel-hydrure métallique'),
  nubuck: texts('oiled nubuck', '油蜡磨砂皮', 'nobuk engrasado', 'nobuck encerado', 'nubuck huilé'),
  nylon: texts('nylon', '尼龙', 'nailon', 'náilon', 'nylon'),
  oak: texts('solid oak', '橡木实木', 'roble macizo', 'carvalho maciço', 'chêne massif'),
  oatMilk: texts('oat milk', '燕麦奶', 'leche de avena', 'leite de aveia', 'lait d’avoine'),
  oliveOil: texts('olive oil', '橄榄油', 'aceite de oliva', 'azeite de oliva', 'huile d’olive'),
  opticalGlass: texts('coated optical glass', '镀膜光学玻璃', 'vidrio óptico tratado', 'vidro óptico tratado', 'verre optique traité'),
  paper: texts('paper', '纸', 'papel', 'papel', 'papier'),
  plantFiber: texts('plant fiber', '植物纤维', 'fibra vegetal', 'fibra vegetal', 'fibre végétale'),
  plywood: texts('plywood', '胶合板', 'madera contrachapada', 'madeira compensada', 'contreplaqué'),
  polyamide: texts('polyamide', '锦纶', 'poliamida', 'poliamida', 'polyamide'),
  polycarbonate: texts('polycarbonate', '聚碳酸酯', 'policarbonato', 'policarbonato', 'polycarbonate'),
  polyester: texts('polyester', '聚酯纤维', 'poliéster', 'poliéster', 'polyester'),
  polypropylene: texts('polypropylene', '聚丙烯', 'polipropileno', 'polipropileno', 'polypropylène'),
  polyurethane: texts('polyurethane', '聚氨酯', 'poliuretano', 'poliuretano', 'polyuréthane'),
  porcelain: texts('porcelain', '瓷', 'porcelana', 'porcelana', 'porcelaine'),
  quartzSand: texts('quartz sand', '石英砂', 'arena de cuarzo', 'areia de quartzo', 'sable de quartz'),
  recycledPolyester: texts('recycled polyester', '再生聚酯纤维', 'poliéster reciclado', 'poliéster reciclado', 'polyester recyclé'),
  rubber: texts('rubber', '橡胶', 'caucho', 'borracha', 'caoutchouc'),
  sapphire: texts('laboratory sapphire', '培育蓝宝石', 'zafiro de laboratorio', 'safira de laboratório', 'saphir de laboratoire'),
  silicone: texts('silicone', '硅胶', 'silicona', 'silicone', 'silicone'),
  silk: texts('silk', '丝线', 'seda', 'seda', 'soie'),
  silver: texts('recycled sterling silver', '再生 925 银', 'plata de ley reciclada', 'prata 925 reciclada', 'argent 925 recyclé'),
  stainlessSteel: texts('stainless steel', '不锈钢', 'acero inoxidable', 'aço inoxidável', 'acier inoxydable'),
  steel: texts('steel', '钢', 'acero', 'aço', 'acier'),
  stonePaper: texts('stone paper', '石头纸', 'papel piedra', 'papel pedra', 'papier de pierre'),
  stoneware: texts('glazed stoneware', '施釉炻器', 'gres esmaltado', 'grés esmaltado', 'grès émaillé'),
  straw: texts('wheat straw', '麦秆', 'paja de trigo', 'palha de trigo', 'paille de blé'),
  sugar: texts('cane sugar', '蔗糖', 'azúcar de caña', 'açúcar de cana', 'sucre de canne'),
  syntheticHair: texts('synthetic hair', '人造毛', 'pelo sintético', 'pelo sintético', 'poils synthétiques'),
  temperedGlass: texts('tempered glass', '钢化玻璃', 'vidrio templado', 'vidro temperado', 'verre trempé'),
  tissuePaper: texts('tissue paper', '彩色薄纸', 'papel de seda', 'papel de seda', 'papier de soie'),
  vegetableWax: texts('vegetable wax', '植物蜡', 'cera vegetal', 'cera vegetal', 'cire végétale'),
  walnut: texts('oiled walnut', '上油胡桃木', 'nogal aceitado', 'nogueira com acabamento em óleo', 'noyer huilé'),
  washi: texts('washi paper', '和纸', 'papel washi', 'papel washi', 'papier washi'),
  willow: texts('willow', '柳条', 'mimbre', 'vime', 'osier'),
  zincAlloy: texts('zinc alloy', '锌合金', 'aleación de zinc', 'liga de zinco', 'alliage de zinc'),
} as const;

/** A material, or for textiles a fiber with its share in per cent. */
export type Material = keyof typeof names | readonly [fiber: keyof typeof names, percent: number];

/** Spanish and French put a space before the sign that does not break. */
const percentSigns: Texts = texts('%', '%', '\u00a0%', '%', '\u00a0%');

/** "Glazed stoneware, beech" in each language. */
export function describeMaterials(materials: readonly Material[]): Texts {
  return composeTexts((language) => {
    const parts = materials.map((material) =>
      typeof material === 'string'
        ? names[material][language]
        : `${material[1]}${percentSigns[language]} ${names[material[0]][language]}`,
    );
    const text = parts.join(language === 'zh-cn' ? '、' : ', ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  });
}
