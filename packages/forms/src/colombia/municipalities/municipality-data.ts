import { colombianDepartments } from '../postal-code/departments';
import type { Municipality } from './municipalities.types';

/** From the DIVIPOLA of the DANE, which is public: a line per department with its code, then of each municipality
 * how much its last three digits grow by, and its name. Small letters and accents are ours. */
const ROWS = `051Medellín;1Abejorral;2Abriaquí;17Alejandría;9Amagá;1Amalfi;3Andes;2Angelópolis;2Angostura;2Anorí;2Santa Fé de Antioquia;2Anzá;1Apartadó;6Arboletes;4Argelia;4Armenia;20Barbosa;7Belmira;2Bello;3Betania;2Betulia;8Ciudad Bolívar;6Briceño;6Buriticá;7Cáceres;5Caicedo;4Caldas;5Campamento;4Cañasgordas;4Caracolí;3Caramanta;2Carepa;1El Carmen de Viboral;2Carolina;4Caucasia;18Chigorodó;18Cisneros;7Cocorná;9Concepción;3Concordia;3Copacabana;22Dabeiba;3Donmatías;3Ebéjico;10El Bagre;14Entrerríos;2Envigado;16Fredonia;2Frontino;22Giraldo;2Girardota;2Gómez Plata;3Granada;2Guadalupe;3Guarne;3Guatapé;26Heliconia;6Hispania;7Itagüí;1Ituango;3Jardín;4Jericó;8La Ceja;4La Estrella;10La Pintada;10La Unión;11Liborina;14Maceo;15Marinilla;27Montebello;8Murindó;5Mutatá;3Nariño;7Necoclí;5Nechí;6Olaya;40Peñol;2Peque;33Pueblorrico;3Puerto Berrío;6Puerto Nare;6Puerto Triunfo;13Remedios;3Retiro;8Rionegro;13Sabanalarga;3Sabaneta;11Salgar;5San Andrés de Cuerquía;2San Carlos;3San Francisco;4San Jerónimo;2San José de la Montaña;1San Juan de Urabá;1San Luis;4San Pedro de los Milagros;1San Pedro de Urabá;2San Rafael;3San Roque;4San Vicente Ferrer;5Santa Bárbara;7Santa Rosa de Osos;4Santo Domingo;7El Santuario;39Segovia;20Sonsón;5Sopetrán;28Támesis;1Tarazá;2Tarso;17Titiribí;10Toledo;18Turbo;5Uramita;5Urrao;7Valdivia;2Valparaíso;2Vegachí;3Venecia;12Vigía del Fuerte;12Yalí;2Yarumal;3Yolombó;3Yondó;2Zaragoza
081Barranquilla;77Baranoa;59Campo de la Cruz;4Candelaria;155Galapa;76Juan de Acosta;49Luruaco;12Malambo;3Manatí;84Palmar de Varela;29Piojó;9Polonuevo;2Ponedera;13Puerto Colombia;33Repelón;28Sabanagrande;4Sabanalarga;37Santa Lucía;10Santo Tomás;73Soledad;12Suan;62Tubará;17Usiacurí
111Bogotá, D.C.
131Cartagena de Indias;5Achí;24Altos del Rosario;12Arenal;10Arjona;10Arroyohondo;12Barranco de Loba;66Calamar;20Cantagallo;28Cicuco;24Córdoba;10Clemencia;22El Carmen de Bolívar;4El Guamo;20El Peñón;32Hatillo de Loba;130Magangué;3Mahates;7Margarita;2María la Baja;16Montecristo;10Santa Cruz de Mompox;5Morales;17Norosí;59Pinillos;31Regidor;20Río Viejo;20San Cristóbal;27San Estanislao;3San Fernando;4San Jacinto;1San Jacinto del Cauca;2San Juan Nepomuceno;10San Martín de Loba;3San Pablo;3Santa Catalina;10Santa Rosa;5Santa Rosa del Sur;56Simití;16Soplaviento;20Talaigua Nuevo;30Tiquisio;26Turbaco;2Turbaná;35Villanueva;21Zambrano
151Tunja;21Almeida;25Aquitania;4Arcabuco;36Belén;3Berbeo;2Betéitiva;5Boavita;7Boyacá;2Briceño;3Buenavista;5Busbanzá;17Caldas;4Campohermoso;27Cerinza;10Chinavita;4Chiquinquirá;4Chiscas;3Chita;2Chitaraque;2Chivatá;2Ciénega;15Cómbita;8Coper;3Corrales;3Covarachía;5Cubará;1Cucaita;2Cuítiva;6Chíquiza;4Chivor;2Duitama;6El Cocuy;4El Espino;24Firavitoba;4Floresta;17Gachantivá;3Gámeza;3Garagoa;18Guacamayas;5Guateque;3Guayatá;7Güicán de la Sierra;30Iza;5Jenesano;1Jericó;9Labranzagrande;3La Capilla;21La Victoria;2La Uvita;4Villa de Leyva;18Macanal;17Maripí;13Miraflores;9Mongua;2Monguí;3Moniquirá;7Motavita;4Muzo;11Nobsa;3Nuevo Colón;6Oicatá;7Otanche;4Pachavita;3Páez;2Paipa;2Pajarito;4Panqueba;9Pauna;2Paya;4Paz de Río;5Pesca;8Pisba;22Puerto Boyacá;8Quípama;19Ramiriquí;1Ráquira;21Rondón;11Saboyá;6Sáchica;8Samacá;14San Eduardo;4San José de Pare;3San Luis de Gaceno;6San Mateo;3San Miguel de Sema;5San Pablo de Borbur;5Santana;4Santa María;3Santa Rosa de Viterbo;3Santa Sofía;24Sativanorte;3Sativasur;17Siachoque;13Soatá;2Socotá;2Socha;2Sogamoso;2Somondoco;1Sora;1Sotaquirá;1Soracá;10Susacón;2Sutamarchán;2Sutatenza;12Tasco;8Tenza;6Tibaná;2Tibasosa;2Tinjacá;2Tipacoque;4Toca;2Togüí;4Tópaga;2Tota;10Tununguá;3Turmequé;2Tuta;2Tutazá;3Úmbita;19Ventaquemada;18Viracachá;18Zetaquira
171Manizales;12Aguadas;29Anserma;8Aranzazu;38Belalcázar;86Chinchiná;98Filadelfia;108La Dorada;8La Merced;45Manzanares;9Marmato;2Marquetalia;2Marulanda;40Neira;9Norcasia;18Pácora;11Palestina;17Pensilvania;73Riosucio;2Risaralda;37Salamina;9Samaná;3San José;112Supía;90Victoria;6Villamaría;4Viterbo
181Florencia;28Albania;65Belén de los Andaquíes;56Cartagena del Chairá;55Curillo;42El Doncello;9El Paujíl;154La Montañita;50Milán;19Morelia;113Puerto Rico;18San José del Fragua;143San Vicente del Caguán;3Solano;29Solita;75Valparaíso
191Popayán;21Almaguer;28Argelia;25Balboa;25Bolívar;10Buenos Aires;20Cajibío;7Caldono;5Caloto;70Corinto;44El Tambo;34Florencia;10Guachené;18Guapí;37Inzá;9Jambaló;28La Sierra;5La Vega;21López de Micay;32Mercaderes;5Miranda;18Morales;40Padilla;4Páez;15Patía;1Piamonte;15Piendamó - Tunía;25Puerto Tejada;12Puracé;37Rosas;71San Sebastián;5Santander de Quilichao;3Santa Rosa;42Silvia;17Sotará - Paispamba;20Suárez;5Sucre;22Timbío;2Timbiquí;12Toribío;3Totoró;21Villa Rica
201Valledupar;10Aguachica;2Agustín Codazzi;19Astrea;13Becerril;15Bosconia;115Chimichagua;3Chiriguaná;50Curumaní;10El Copey;12El Paso;45Gamarra;15González;73La Gloria;17La Jagua de Ibirico;43Manaure Balcón del Cesar;74Pailitas;33Pelaya;20Pueblo Bello;44Río de Oro;7La Paz;89San Alberto;40San Diego;20San Martín;17Tamalameque
231Montería;67Ayapel;11Buenavista;11Canalete;72Cereté;6Chimá;14Chinú;7Ciénaga de Oro;111Cotorra;50La Apartada;67Lorica;2Los Córdobas;45Momil;2Montelíbano;34Moñitos;55Planeta Rica;15Pueblo Nuevo;4Puerto Escondido;6Puerto Libertador;6Purísima de la Concepción;74Sahagún;10San Andrés de Sotavento;2San Antero;3San Bernardo del Viento;3San Carlos;4San José de Uré;4San Pelayo;121Tierralta;8Tuchín;40Valencia
251Agua de Dios;18Albán;16Anapoima;5Anolaima;13Arbeláez;33Beltrán;9Bituima;4Bojacá;21Cabrera;3Cachipay;3Cajicá;22Caparrapí;3Cáqueza;3Carmen de Carupa;14Chaguaní;7Chía;3Chipaque;3Choachí;2Chocontá;17Cogua;14Cota;10Cucunubá;21El Colegio;13El Peñón;2El Rosal;9Facatativá;10Fómeque;2Fosca;5Funza;2Fúquene;2Fusagasugá;3Gachalá;2Gachancipá;2Gachetá;2Gama;8Girardot;5Granada;5Guachetá;3Guaduas;2Guasca;2Guataquí;2Guatavita;2Guayabal de Síquima;7Guayabetal;4Gutiérrez;29Jerusalén;4Junín;5La Calera;9La Mesa;8La Palma;4La Peña;4La Vega;5Lenguazaque;19Machetá;4Madrid;6Manta;2Medina;35Mosquera;10Nariño;3Nemocón;2Nilo;1Nimaima;2Nocaima;15Venecia;7Pacho;5Paime;6Pandi;6Paratebueno;5Pasca;37Puerto Salgar;8Pulí;12Quebradanegra;2Quetame;2Quipile;3Apulo;13Ricaurte;33San Antonio del Tequendama;4San Bernardo;4San Cayetano;5San Francisco;4San Juan de Rioseco;56Sasaima;18Sesquilé;4Sibaté;3Silvania;2Simijaca;9Soacha;4Sopó;11Subachoque;3Suesca;5Supatá;2Susa;2Sutatausa;4Tabio;8Tausa;4Tena;2Tenjo;6Tibacuy;2Tibirita;8Tocaima;2Tocancipá;6Topaipí;16Ubalá;2Ubaque;2Villa de San Diego de Ubaté;2Une;6Útica;11Vergara;5Vianí;4Villagómez;2Villapinzón;2Villeta;3Viotá;7Yacopí;13Zipacón;1Zipaquirá
271Quibdó;5Acandí;19Alto Baudó;25Atrato;23Bagadó;2Bahía Solano;2Bajo Baudó;22Bojayá;36El Cantón del San Pablo;15Carmen del Darién;10Cértegui;45Condoto;40El Carmen de Atrato;5El Litoral del San Juan;111Istmina;11Juradó;41Lloró;12Medio Atrato;5Medio Baudó;20Medio San Juan;41Nóvita;2Nuevo Belén de Bajirá;2Nuquí;85Río Iró;20Río Quito;15Riosucio;45San José del Palmar;85Sipí;42Tadó;13Unguía;10Unión Panamericana
411Neiva;5Acevedo;7Agrado;3Aipe;4Algeciras;6Altamira;52Baraya;54Campoalegre;74Colombia;38Elías;54Garzón;8Gigante;13Guadalupe;30Hobo;8Íquira;2Isnos;19La Argentina;18La Plata;87Nátaga;20Oporapa;15Paicol;6Palermo;6Palestina;18Pital;3Pitalito;64Rivera;45Saladoblanco;8San Agustín;8Santa María;94Suaza;21Tarqui;6Tesalia;2Tello;2Teruel;6Timaná;65Villavieja;13Yaguará
441Riohacha;34Albania;43Barrancas;12Dibulla;8Distracción;12El Molino;169Fonseca;99Hatonuevo;42La Jagua del Pilar;10Maicao;130Manaure;90San Juan del Cesar;197Uribia;8Urumita;19Villanueva
471Santa Marta;29Algarrobo;23Aracataca;5Ariguaní;103Cerro de San Antonio;9Chivolo;19Ciénaga;16Concordia;40El Banco;13El Piñón;10El Retén;20Fundación;30Guamal;142Nueva Granada;81Pedraza;4Pijiño del Carmen;6Pivijay;4Plato;15Puebloviejo;35Remolino;55Sabanas de San Ángel;15Salamina;17San Sebastián de Buenavista;11San Zenón;4Santa Ana;13Santa Bárbara de Pinto;25Sitionuevo;53Tenerife;162Zapayán;20Zona Bananera
501Villavicencio;5Acacías;104Barranca de Upía;14Cabuyaro;26Castilla la Nueva;73Cubarral;3Cumaral;19El Calvario;6El Castillo;19El Dorado;17Fuentedeoro;26Granada;5Guamal;7Mapiripán;5Mesetas;20La Macarena;20Uribe;30Lejanías;50Puerto Concordia;118Puerto Gaitán;5Puerto López;4Puerto Lleras;13Puerto Rico;16Restrepo;74San Carlos de Guaroa;3San Juan de Arama;3San Juanito;3San Martín;22Vistahermosa
521Pasto;18Albán;3Aldana;14Ancuyá;15Arboleda;28Barbacoas;4Belén;27Buesaco;93Colón;4Consacá;3Contadero;5Córdoba;9Cuaspud Carlosama;3Cumbal;6Cumbitara;7Chachagüí;10El Charco;4El Peñol;2El Rosario;2El Tablón de Gómez;2El Tambo;27Funes;30Guachucal;3Guaitarilla;3Gualmatán;29Iles;2Imués;2Ipiales;22La Cruz;3La Florida;4La Llanada;5La Tola;9La Unión;6Leiva;6Linares;7Los Andes;9Magüí;8Mallama;38Mosquera;7Nariño;10Olaya Herrera;16Ospina;14Francisco Pizarro;20Policarpa;20Potosí;5Providencia;8Puerres;12Pupiales;27Ricaurte;9Roberto Payán;57Samaniego;5Sandoná;2San Bernardo;2San Lorenzo;6San Pablo;1San Pedro de Cartago;2Santa Bárbara;3Santacruz;21Sapuyes;66Taminango;2Tangua;47San Andrés de Tumaco;3Túquerres;47Yacuanquer
541San José de Cúcuta;2Ábrego;48Arboledas;48Bochalema;10Bucarasica;16Cácota;3Cáchira;44Chinácota;2Chitagá;32Convención;17Cucutilla;16Durania;6El Carmen;5El Tarra;11El Zulia;52Gramalote;31Hacarí;3Herrán;30Labateca;8La Esperanza;13La Playa;7Los Patios;13Lourdes;62Mutiscua;18Ocaña;20Pamplona;2Pamplonita;33Puerto Santander;46Ragonvalia;61Salazar;10San Calixto;3San Cayetano;7Santiago;40Sardinata;23Silos;57Teorama;10Tibú;10Toledo;51Villa Caro;3Villa del Rosario
631Armenia;110Buenavista;19Calarcá;60Circasia;22Córdoba;60Filandia;30Génova;99La Tebaida;69Montenegro;78Pijao;46Quimbaya;96Salento
661Pereira;44Apía;30Balboa;13Belén de Umbría;82Dosquebradas;148Guática;65La Celia;17La Virginia;40Marsella;16Mistrató;116Pueblo Rico;22Quinchía;88Santa Rosa de Cabal;5Santuario
681Bucaramanga;12Aguada;7Albania;31Aratoca;26Barbosa;2Barichara;2Barrancabermeja;11Betulia;9Bolívar;20Cabrera;11California;15Capitanejo;5Carcasí;8Cepitá;2Cerrito;5Charalá;2Charta;7Chima;3Chipatá;11Cimitarra;17Concepción;2Confines;2Contratación;6Coromoro;12Curití;6El Carmen de Chucurí;10El Guacamayo;5El Peñón;5El Playón;9Encino;2Enciso;5Florián;5Floridablanca;20Galán;2Gámbita;9Girón;11Guaca;2Guadalupe;2Guapotá;2Guavatá;3Güepsa;17Hato;24Jesús María;2Jordán;7La Belleza;8Landázuri;12La Paz;9Lebrija;12Los Santos;7Macaravita;7Málaga;12Matanza;20Mogotes;4Molagavita;30Ocamonte;2Oiba;2Onzaga;20Palmar;2Palmas del Socorro;9Páramo;14Piedecuesta;2Pinchote;23Puente Nacional;1Puerto Parra;2Puerto Wilches;40Rionegro;40Sabana de Torres;14San Andrés;4San Benito;6San Gil;3San Joaquín;2San José de Miranda;2San Miguel;3San Vicente de Chucurí;16Santa Bárbara;15Santa Helena del Opón;25Simacota;10Socorro;15Suaita;3Sucre;7Suratá;40Tona;35Valle de San José;6Vélez;6Vetas;5Villanueva;23Zapatoca
701Sincelejo;109Buenavista;14Caimito;80Colosó;11Corozal;6Coveñas;9Chalán;3El Roble;2Galeras;30Guaranda;135La Unión;18Los Palmitos;11Majagual;44Morroa;35Ovejas;15Palmito;147Sampués;8San Benito Abad;24San Juan de Betulia;6San Marcos;5San Onofre;4San Pedro;25San Luis de Sincé;29Sucre;49Santiago de Tolú;3San José de Toluviejo
731Ibagué;23Alpujarra;2Alvarado;4Ambalema;13Anzoátegui;12Armero;12Ataco;57Cajamarca;24Carmen de Apicalá;4Casabianca;16Chaparral;32Coello;17Coyaima;9Cunday;10Dolores;32Espinal;2Falan;5Flandes;8Fresno;36Guamo;28Herveo;2Honda;3Icononzo;56Lérida;3Líbano;32San Sebastián de Mariquita;6Melgar;12Murillo;22Natagaima;21Ortega;16Palocabildo;27Piedras;8Planadas;8Prado;22Purificación;31Rioblanco;6Roncesvalles;2Rovira;47Saldaña;4San Antonio;3San Luis;8Santa Isabel;84Suárez;84Valle de San Juan;7Venadillo;9Villahermosa;3Villarrica
761Santiago de Cali;19Alcalá;16Andalucía;5Ansermanuevo;13Argelia;46Bolívar;9Buenaventura;2Guadalajara de Buga;2Bugalagrande;9Caicedonia;4Calima;4Candelaria;17Cartago;86Dagua;10El Águila;3El Cairo;2El Cerrito;2El Dovio;25Florida;31Ginebra;12Guacarí;46Jamundí;13La Cumbre;23La Unión;3La Victoria;94Obando;23Palmira;43Pradera;43Restrepo;10Riofrío;6Roldanillo;48San Pedro;66Sevilla;87Toro;5Trujillo;6Tuluá;11Ulloa;18Versalles;6Vijes;21Yotoco;2Yumbo;3Zarzal
811Arauca;64Arauquita;155Cravo Norte;80Fortul;291Puerto Rondón;145Saravena;58Tame
851Yopal;9Aguazul;5Chámeza;110Hato Corozal;11La Salina;3Maní;23Monterrey;63Nunchía;5Orocué;20Paz de Ariporo;13Pore;16Recetor;21Sabanalarga;15Sácama;10San Luis de Palenque;75Támara;10Tauramena;20Trinidad;10Villanueva
861Mocoa;218Colón;101Orito;248Puerto Asís;1Puerto Caicedo;2Puerto Guzmán;2Puerto Leguízamo;176Sibundoy;6San Francisco;2San Miguel;3Santiago;105Valle del Guamuez;20Villagarzón
881San Andrés;563Providencia
911Leticia;262El Encanto;142La Chorrera;2La Pedrera;23La Victoria;30Mirití - Paraná;70Puerto Alegría;6Puerto Arica;4Puerto Nariño;129Puerto Santander;129Tarapacá
941Inírida;342Barrancominas;540San Felipe;1Puerto Colombia;1La Guadalupe;1Cacahual;1Pana Pana;1Morichal
951San José del Guaviare;14Calamar;10El Retorno;175Miraflores
971Mitú;160Carurú;350Pacoa;155Taraira;111Papunahua;112Yavaraté
991Puerto Carreño;523La Primavera;100Santa Rosalía;149Cumaribo`;

/** Former official names, and what people say where the official name is longer. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  '05042': 'Santafé de Antioquia',
  '05237': 'Don Matías',
  '11001': 'Bogotá, Santafé de Bogotá',
  '13001': 'Cartagena',
  '13468': 'Mompós, Mompox',
  '15332': 'Güicán',
  '15407': 'Villa de Leiva',
  '19418': 'López',
  '19760': 'Sotara, Sotará, Paispamba, Sotará (Paispamba)',
  '20443': 'Manaure',
  '23586': 'Purísima',
  '25843': 'Ubaté',
  '27493': 'Belén de Bajirá',
  '47170': 'Chibolo',
  '50370': 'La Uribe',
  '50711': 'Vista Hermosa',
  '52224': 'Cuaspúd, Carlosama',
  '52835': 'Tumaco',
  '54001': 'Cúcuta',
  '70742': 'Sincé',
  '70820': 'Tolú',
  '70823': 'Tolú Viejo, Toluviejo',
  '73055': 'Armero Guayabal',
  '73443': 'Mariquita',
  '76001': 'Cali',
  '76111': 'Buga',
  '76126': 'Calima El Darién',
  '94001': 'Puerto Inírida',
  '94343': 'Barranco Minas',
};

export function readMunicipalities(): readonly Municipality[] {
  const departments = new Map(colombianDepartments().map(({ code, name }) => [code, name]));
  return ROWS.split('\n').flatMap((line) => {
    const departmentCode = line.slice(0, 2);
    const department = departments.get(departmentCode) ?? '';
    let last = 0;
    return line
      .slice(2)
      .split(';')
      .map((row) => {
        last += Number.parseInt(row, 10);
        const code = departmentCode + String(last).padStart(3, '0');
        const name = row.replace(/^\d+/, '');
        return { code, name, otherNames: OTHER_NAMES[code] ?? '', departmentCode, department };
      });
  });
}
