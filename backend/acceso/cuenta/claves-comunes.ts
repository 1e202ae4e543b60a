/**
 * Common passwords, folded: keyboard walks, names, clubs, words of the trade. Runs and repetitions are refused by
 * rule.
 */
const COMUNES: ReadonlySet<string> = new Set(
  `
    password password1 password12 password123 passw0rd p4ssw0rd pass123 pass1234 contrasena contrasena1
    contrasenia contrasenia1 clave1 clave12 clave123 clave1234 miclave micontrasena qwerty qwerty1 qwerty12
    qwerty123 qwerty1234 qwertyu qwertyui qwertyuiop qwerty12345 qwe123 qweasd qweasdzxc qazwsx qazwsxedc
    qaz123 asdfgh asdfghjkl asdasd asd123 asdf1234 asdfasdf zxcvbn zxcvbnm zxc123 zaq12wsx 1q2w3e 1q2w3e4r
    1q2w3e4r5t 1qaz2wsx q1w2e3 q1w2e3r4 123123 123321 112233 121212 123654 123abc 1234qwer 12qwaszx 147258
    147258369 159357 159753 159159 123qwe 123asd 102030 131313 101010 010203 012345 0123456789 1234567890
    123456a 123456q a123456 a12345 a1b2c3 a1b2c3d4 aa123456 abc123 abc1234 abcd1234 abc12345 11223344
    1122334455 12341234 12344321 123412 1234512345 998877 246810 135790 159951 258456 321321 456456 456789
    654321 741852 741852963 753951 789456 789456123 789789 852456 963852 987654321 963852741 142536 232323
    147852 143143 admin1 admin12 admin123 admin1234 administrador administracion administrator admin2023
    admin2024 admin2025 admin2026 root123 toor123 usuario usuario1 usuario123 user123 test123 testing prueba
    prueba1 prueba123 demo123 demo1234 guest123 invitado changeme cambiame cambiar default secret secreto
    secreta letmein welcome welcome1 welcome123 bienvenido bienvenida bienvenidos hola123 hola1234 holahola
    holamundo login123 access acceso master master123 superman batman pokemon naruto starwars dragon monkey
    shadow sunshine princess football baseball basketball hockey soccer michael jordan23 charlie donald
    jennifer jessica ashley nicole daniel andrew joshua matthew thomas robert george martin computer
    internet samsung google facebook instagram whatsapp iloveyou iloveyou1 loveme lovely mylove trustno1
    whatever freedom nothing killer hunter ranger buster soccer1 tigger ginger pepper cookie cheese flower
    summer summer1 winter spring autumn orange purple yellow silver golden argentina argentina1 argentina123
    argentina10 argentina2022 argentina2026 bocajuniors bocajrs boca123 boca12 bostero riverplate river123
    river1 gallina racing racingclub independiente sanlorenzo huracan velez123 estudiantes newells rosario
    rosariocentral talleres belgrano messi10 messi123 lionelmessi leomessi maradona maradona10 diego10
    diegomaradona scaloneta campeon campeones campeon2022 buenosaires cordoba cordoba1 mendoza tucuman
    santiago santiago1 salta123 saltala misiones corrientes formosa entrerios neuquen catamarca sanjuan
    sanluis chubut patagonia labanda termas riohondo santiagodelestero familia mifamilia teamo1 teamo123
    teamomucho tequiero tequieromucho amor123 amorcito miamor amormio mivida mividaentera corazon corazon1
    princesa princesita princesa1 princesa123 hermosa hermoso preciosa chiquita chiquito bonita bonito
    gordita gordito negrita negrito mariposa estrella estrellita angelito angeles diosesamor diosmio
    jesus123 jesucristo jesusteamo cristo virgen maria123 marita josemaria juanpablo juancarlos mariajose
    carlos carlos1 carlos123 carlitos miguel miguel1 miguelangel alejandro alejandra fernando fernanda
    eduardo francisco gabriel gabriela gustavo santiago123 sebastian nicolas valentina valentin martina
    catalina camila camila1 agustina agustin florencia lucia1 lucas123 mateo123 matias matias123 benjamin
    joaquin tomas123 thiago bautista ignacio rodrigo ricardo roberto sergio daniela daniel1 daniel123
    natalia carolina veronica patricia claudia monica silvia sandra lorena romina andrea andrea1 cecilia
    mariana marina susana beatriz lunes1 martes miercoles jueves viernes sabado domingo enero1 febrero
    marzo1 abril1 agosto septiembre octubre noviembre diciembre verano invierno primavera amarillo naranja
    violeta celeste rosado blanco negro1 futbol futbol1 futbol123 pelota guitarra musica cerveza fernet
    asado1 mate123 chocolate caramelo pelusa mascota perrito perro1 perro123 gatito gato123 caballo elefante
    tortuga delfin leones tigre1 tigre123 halcon aguila medico medico1 medico123 medicos medicina medicina1
    doctor doctor1 doctor123 doctora doctora1 colegio colegio1 colegio123 colegiomedico colegiodemedicos
    consejo consejo1 consejo123 consejomedico consejomedico1 consejo2024 consejo2025 consejo2026 consejo2027
    matricula matricula1 matriculado matriculas padron padron1 padron123 padron2026 hospital hospital1
    hospital123 salud1 salud123 clinica clinica1 sanatorio recetas receta1 pacientes paciente secretaria
    secretaria1 secretaria123 tesoreria contador contador1 contador123 empleado empleado1 empleado123
    administrativo oficina oficina1 oficina123 sistema sistema1 sistema123 sistemas computadora internet1
    empresa empresa123 trabajo trabajo1
    abuela abuelo acdc acosta action adios adrian agostina agua aguirre ailen alberto aldana alegria
    alexander alexandra alexis alfajor alfredo alma almafuerte almirante alvarez amanda amateur ambar
    america amiga amigo amigos ana anatomia angel angela angels anthony antonella antonio araceli
    argentinos arianagrande ariel armando arsenal aspirina asshole atletico audi austin auto avengers
    ayer azul baby badboy bailey banana bandera banfield barbie barcelona barney beach bear beatles bebe
    beckham beer belen benitez bigdaddy bigdick bigdog bigtits bill billie birdie bitch bitches biteme
    black blanca blaster blink182 blowme blue bmw bolivia bond boobies booboo boobs booger boomer boston
    brandon brandy brasil braves brazil brenda brian britney brittany bronco broncos bruja brujo bruno
    bubba buddy bulldog butter butthead cabrera callejeros callofduty camaro cameron camion canada
    candela captain cardio cardiologia cardozo carrizo carter casa casado castillo castro catwoman
    central cerati cesar chacarera chacarita chamame chancho charizard charles charly chau chelsea
    chelseafc chester chevrolet chicago chicken chile choripan chris cielo cinco cinderella cintia
    cirugia cirujano citroen cock coffee coldplay colibri college colombia colon compaq condor coronel
    corvette counter counterstrike cowboy cowboys crystal cuarteto cuatro cumbia cumple cumpleanos
    cumshot dakota dallas damian danielle dante dario dave david debbie debora defensores delfina
    demonio dennis destiny diablo diamond diaz dinero divididos dodgers doggie dominguez dorado dos
    dragonball driver ducati dulcedeleche duna eagle eagles ecuador edward elena eliana elizabeth emilia
    emiliano eminem emma empanada enfermera enfermero enrique entrar ernesto espana esposa esposo
    esteban estela estetoscopio eva evita ezequiel fabian facundo falcon fantasma farmacia favaloro
    felicidad feliz fender fernandez ferrari ferreyra ferro fiat firebird fish fishing flores flyers
    folklore forever fortnite france franco frank fred fucker fuckyou fuego gallo gandalf garcia gardel
    garfield garrahan gateway gators german giants gilda gimenez gimnasia ginecologia girls gisela godoy
    godoycruz goku golf golfer gomez gonzalez gonzalo gracias graciela green greenday gregory gris
    guadalupe guardia guemes guillermo guitar gunner gutierrez hammer hannah hardcore harley harrypotter
    heather hector hello hellokitty helpme hermana hermano hermetica hernan herrera hija hijo hijos
    hipocrates hogar hogwarts honda horacio horneo horney horny house hoy hugo hulk ibuprofeno iceman
    independencia indio infierno ingresar ingreso instituto inter irene ironmaiden ironman isabella
    italia ivan jack jackie jackson jake jamas james jasmine jason jasper javier jeremy jesica jester
    jimena johnny johnson joker jorge jose josefina joseph juan juana juarez julia julian julieta julio
    junio junior justicia justin justinbieber juventus karina kawasaki knight kobe lago lakers lanus
    lapiojosa laura lautaro leagueoflegends leandro leather lebron ledesma leon leonel libertad liliana
    linkinpark liverpool llave lluvia lobo lola london lopez loro losredondos lover lovers luciana lucky
    lucrecia ludmila luis luna luz maddog madonna madrid maggie magic malbec malena malvinas mama mami
    manana manchester manuel manuelbelgrano mar marcela marcelo marcos marine mario mark marlboro
    martinez matrix mauricio maverick maximiliano mayo medica medina melissa member mercedes merlin
    metallica mexico mia micaela michelle mickey mickeymouse midnight mihija mihijo mike milagros milan
    milanesa miller minecraft minnie miriam mirta mitre molina money monster montana morales morena
    moreno morgan moron mother moto muffin mundo munoz murphy mustang nada nadia nahuel nancy nascar
    natalie nathan navarro navidad nena nene neymar nicholas nirvana nissan noelia norma nose novia
    novio nueva nueve nunca nunez ocho ojeda olga oliver olivia omar onedirection ortiz oscar oso
    osvaldo ou812 oveja pablo packers panther panties paola papa papi paracetamol paraguay paraiso
    patria patrick paula peanut pediatra pediatria pedro penicilina penis peralta pereyra perez peron
    peronismo peronista peru peter peugeot pez phoenix pikachu pilar plata plateado platense playa
    player please pollo ponce porfavor porn porno porsche posadas primo prince puma pussies queen
    quilmes quirofano quiroga rabbit rachel radical raiders ramirez ramiro rammstein ramoscarrillo
    rangers rata raul realmadrid redondos redsox remedio renata renault residencia residente richard
    ricota rio rios robin roblox rocio rocket rodriguez rojas rojo rolling romero ronaldinho ronaldo
    rosa roxana ruben ruiz sabrina sailormoon samantha sanchez sanmartin santino scooby scooter scott
    seis selena serpiente setiembre sexsex shakira shannon siempre sierra siete silva simon sirena
    skippy slayer slipknot smokey snoopy soda sofia sol soledad soltera sonic sophie sosa spanky sparky
    spencer spider spiderman spinetta srinivas star startrek steelers stephanie steve steven stitch
    suarez suckit suerte super suzuki tamara tango tatiana tatu taylor taylorswift teens temperley
    tennis terapia teresa theman thor thunder thx1138 tia tierra tiffany tiger tigers tio tits todo
    tomcat topgun torino toro torres toyota transformers tres trouble tucker turtle unicornio union
    united uno uruguay vaca valentino valorant vanessa vega vegeta venezuela vera verde victor victoria
    video viento viking villalba viper voyager walter warcraft white william willie wilson winner wizard
    xavier xxxxx yacare yamaha yanina yankee yankees yesica young yoyo zelda zidane zoe zonasur zorro
    zzzzzz
  `.split(/\s+/),
)

const wordIn = (folded: string): string => folded.replace(/^[^a-z]+|[^a-z]+$/g, '')
const PALABRAS: ReadonlySet<string> = new Set([...COMUNES].map(wordIn).filter((word) => word.length >= 3))
/** People add a year and a sign to a word when digits are required. */
const MAX_AGREGADO = 5

/** A common password, or a common word with a few digits and signs around it. */
export function isCommon(folded: string): boolean {
  const word = wordIn(folded)
  return COMUNES.has(folded) || (folded.length - word.length <= MAX_AGREGADO && PALABRAS.has(word))
}
