export interface Region {
  code: string;
  name: string;
}

const parse = (text: string): Region[] =>
  text.split('|').map((part) => ({
    code: part.slice(0, part.indexOf(' ')),
    name: part.slice(part.indexOf(' ') + 1),
  }));

/** States and provinces of countries whose post sorts by them, by the code that is written on parcels. */
const coded: Readonly<Record<string, readonly Region[]>> = {
  US: parse(
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AS American Samoa|GU Guam|MP Northern Mariana Islands|PR Puerto Rico|VI U.S. Virgin Islands|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific',
  ),
  CA: parse(
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  ),
  AU: parse(
    'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  ),
  BR: parse(
    'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|MA Maranhão|MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|PR Paraná|PE Pernambuco|PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|RS Rio Grande do Sul|RO Rondônia|RR Roraima|SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins',
  ),
  MX: parse(
    'AGU Aguascalientes|BCN Baja California|BCS Baja California Sur|CAM Campeche|CHP Chiapas|CHH Chihuahua|CMX Ciudad de México|COA Coahuila|COL Colima|DUR Durango|GUA Guanajuato|GRO Guerrero|HID Hidalgo|JAL Jalisco|MEX Estado de México|MIC Michoacán|MOR Morelos|NAY Nayarit|NLE Nuevo León|OAX Oaxaca|PUE Puebla|QUE Querétaro|ROO Quintana Roo|SLP San Luis Potosí|SIN Sinaloa|SON Sonora|TAB Tabasco|TAM Tamaulipas|TLA Tlaxcala|VER Veracruz|YUC Yucatán|ZAC Zacatecas',
  ),
  AR: parse(
    'C Ciudad Autónoma de Buenos Aires|B Buenos Aires|K Catamarca|H Chaco|U Chubut|X Córdoba|W Corrientes|E Entre Ríos|P Formosa|Y Jujuy|L La Pampa|F La Rioja|M Mendoza|N Misiones|Q Neuquén|R Río Negro|A Salta|J San Juan|D San Luis|Z Santa Cruz|S Santa Fe|G Santiago del Estero|V Tierra del Fuego|T Tucumán',
  ),
  IT: parse(
    'AG Agrigento|AL Alessandria|AN Ancona|AO Aosta|AR Arezzo|AP Ascoli Piceno|AT Asti|AV Avellino|BA Bari|BT Barletta-Andria-Trani|BL Belluno|BN Benevento|BG Bergamo|BI Biella|BO Bologna|BZ Bolzano|BS Brescia|BR Brindisi|CA Cagliari|CL Caltanissetta|CB Campobasso|CE Caserta|CT Catania|CZ Catanzaro|CH Chieti|CO Como|CS Cosenza|CR Cremona|KR Crotone|CN Cuneo|EN Enna|FM Fermo|FE Ferrara|FI Firenze|FG Foggia|FC Forlì-Cesena|FR Frosinone|GE Genova|GO Gorizia|GR Grosseto|IM Imperia|IS Isernia|AQ L’Aquila|SP La Spezia|LT Latina|LE Lecce|LC Lecco|LI Livorno|LO Lodi|LU Lucca|MC Macerata|MN Mantova|MS Massa-Carrara|MT Matera|ME Messina|MI Milano|MO Modena|MB Monza e Brianza|NA Napoli|NO Novara|NU Nuoro|OR Oristano|PD Padova|PA Palermo|PR Parma|PV Pavia|PG Perugia|PU Pesaro e Urbino|PE Pescara|PC Piacenza|PI Pisa|PT Pistoia|PN Pordenone|PZ Potenza|PO Prato|RG Ragusa|RA Ravenna|RC Reggio Calabria|RE Reggio Emilia|RI Rieti|RN Rimini|RM Roma|RO Rovigo|SA Salerno|SS Sassari|SV Savona|SI Siena|SR Siracusa|SO Sondrio|SU Sud Sardegna|TA Taranto|TE Teramo|TR Terni|TO Torino|TP Trapani|TN Trento|TV Treviso|TS Trieste|UD Udine|VA Varese|VE Venezia|VB Verbano-Cusio-Ossola|VC Vercelli|VR Verona|VV Vibo Valentia|VI Vicenza|VT Viterbo',
  ),
  IN: parse(
    'AN Andaman and Nicobar Islands|AP Andhra Pradesh|AR Arunachal Pradesh|AS Assam|BR Bihar|CH Chandigarh|CG Chhattisgarh|DH Dadra and Nagar Haveli and Daman and Diu|DL Delhi|GA Goa|GJ Gujarat|HR Haryana|HP Himachal Pradesh|JK Jammu and Kashmir|JH Jharkhand|KA Karnataka|KL Kerala|LA Ladakh|LD Lakshadweep|MP Madhya Pradesh|MH Maharashtra|MN Manipur|ML Meghalaya|MZ Mizoram|NL Nagaland|OD Odisha|PY Puducherry|PB Punjab|RJ Rajasthan|SK Sikkim|TN Tamil Nadu|TS Telangana|TR Tripura|UP Uttar Pradesh|UK Uttarakhand|WB West Bengal',
  ),
};

const parseNames = (text: string): Region[] =>
  text.split('|').map((name) => ({ code: name, name }));

/** Departments and regions that have no code on parcels: they are chosen and written by their name. */
const chosen: Readonly<Record<string, readonly Region[]>> = {
  CO: parseNames(
    'Amazonas|Antioquia|Arauca|Atlántico|Bogotá, D.C.|Bolívar|Boyacá|Caldas|Caquetá|Casanare|Cauca|Cesar|Chocó|Córdoba|Cundinamarca|Guainía|Guaviare|Huila|La Guajira|Magdalena|Meta|Nariño|Norte de Santander|Putumayo|Quindío|Risaralda|San Andrés, Providencia y Santa Catalina|Santander|Sucre|Tolima|Valle del Cauca|Vaupés|Vichada',
  ),
  CL: parseNames(
    'Antofagasta|Arica y Parinacota|Atacama|Aysén|Biobío|Coquimbo|La Araucanía|Los Lagos|Los Ríos|Magallanes|Maule|Ñuble|O’Higgins|Región Metropolitana|Tarapacá|Valparaíso',
  ),
  PE: parseNames(
    'Amazonas|Ancash|Apurímac|Arequipa|Ayacucho|Cajamarca|Callao|Cusco|Huancavelica|Huánuco|Ica|Junín|La Libertad|Lambayeque|Lima|Loreto|Madre de Dios|Moquegua|Pasco|Piura|Puno|San Martín|Tacna|Tumbes|Ucayali',
  ),
  SV: parseNames(
    'Ahuachapán|Cabañas|Chalatenango|Cuscatlán|La Libertad|La Paz|La Unión|Morazán|San Miguel|San Salvador|San Vicente|Santa Ana|Sonsonate|Usulután',
  ),
};

/** Written in Chinese on parcels, and found by their Latin names as well. */
const chinese =
  '北京市 Beijing|天津市 Tianjin|河北省 Hebei|山西省 Shanxi|内蒙古自治区 Inner Mongolia|辽宁省 Liaoning|吉林省 Jilin|黑龙江省 Heilongjiang|上海市 Shanghai|江苏省 Jiangsu|浙江省 Zhejiang|安徽省 Anhui|福建省 Fujian|江西省 Jiangxi|山东省 Shandong|河南省 Henan|湖北省 Hubei|湖南省 Hunan|广东省 Guangdong|广西壮族自治区 Guangxi|海南省 Hainan|重庆市 Chongqing|四川省 Sichuan|贵州省 Guizhou|云南省 Yunnan|西藏自治区 Xizang|陕西省 Shaanxi|甘肃省 Gansu|青海省 Qinghai|宁夏回族自治区 Ningxia|新疆维吾尔自治区 Xinjiang'
    .split('|')
    .map((region) => {
      const at = region.indexOf(' ');
      return { code: region.slice(0, at), name: region, latin: region.slice(at + 1) };
    });

/** Provinces and prefectures that are written by their name, in Latin letters or in their own. */
const named: Readonly<Record<string, readonly string[]>> = {
  JP: '北海道 Hokkaido|青森 Aomori|岩手 Iwate|宮城 Miyagi|秋田 Akita|山形 Yamagata|福島 Fukushima|茨城 Ibaraki|栃木 Tochigi|群馬 Gunma|埼玉 Saitama|千葉 Chiba|東京 Tokyo|神奈川 Kanagawa|新潟 Niigata|富山 Toyama|石川 Ishikawa|福井 Fukui|山梨 Yamanashi|長野 Nagano|岐阜 Gifu|静岡 Shizuoka|愛知 Aichi|三重 Mie|滋賀 Shiga|京都 Kyoto|大阪 Osaka|兵庫 Hyogo|奈良 Nara|和歌山 Wakayama|鳥取 Tottori|島根 Shimane|岡山 Okayama|広島 Hiroshima|山口 Yamaguchi|徳島 Tokushima|香川 Kagawa|愛媛 Ehime|高知 Kochi|福岡 Fukuoka|佐賀 Saga|長崎 Nagasaki|熊本 Kumamoto|大分 Oita|宮崎 Miyazaki|鹿児島 Kagoshima|沖縄 Okinawa'.split(
    /[| ]/,
  ),
  KR: '서울|Seoul|부산|Busan|대구|Daegu|인천|Incheon|광주|Gwangju|대전|Daejeon|울산|Ulsan|세종|Sejong|경기|Gyeonggi|강원|Gangwon|충청북|충북|Chungcheongbuk|North Chungcheong|충청남|충남|Chungcheongnam|South Chungcheong|전라북|전북|Jeollabuk|Jeonbuk|North Jeolla|전라남|전남|Jeollanam|South Jeolla|경상북|경북|Gyeongsangbuk|North Gyeongsang|경상남|경남|Gyeongsangnam|South Gyeongsang|제주|Jeju'.split(
    '|',
  ),
};

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const foldName = (text: string) =>
  fold(
    text
      .trim()
      .replace(
        /(壮族|回族|维吾尔)?自治区$|(?<=..)[省市県府都]$|(특별자치[도시]|특별시|광역시|(?<=..)도)$|[ -](ken|to|fu|prefecture|province|sheng|shi|si|do)$/i,
        '',
      ),
  );

/** What a form offers for choosing; empty where regions are typed. */
export function regionsOf(countryCode: string): readonly Region[] {
  if (countryCode === 'CN') return chinese.map(({ code, name }) => ({ code, name }));
  return coded[countryCode] ?? chosen[countryCode] ?? [];
}

/** A region as it is stored: the code where there are codes, else as it was typed; nothing when the country has no such region. */
export function findRegion(countryCode: string, typed: string): string | undefined {
  const sought = foldName(typed);
  if (countryCode === 'CN') {
    const named = sought === 'tibet' ? 'xizang' : sought;
    return chinese.find(({ code, name, latin }) =>
      [code, name, latin].some((one) => foldName(one) === named),
    )?.code;
  }
  const list = coded[countryCode] ?? chosen[countryCode];
  if (list)
    return list.find(({ code, name }) => [fold(code), fold(name)].includes(fold(typed)))?.code;
  const names = named[countryCode];
  if (!names) return typed;
  return names.some((name) => foldName(name) === sought) ? typed : undefined;
}

/** A stored region by its name. */
export const regionNameOf = (countryCode: string, code: string): string =>
  regionsOf(countryCode).find((region) => region.code === code)?.name ?? code;
