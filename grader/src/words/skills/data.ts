/** Data and statistics; the notation is told in `matching/text/taxonomy.ts`. */
export const dataSkills = `
# data
data analysis|data analytics|data analyst|analyze data|analysing data|data-driven|data insights|quantitative analysis
data science|data scientist|predictive modelling|predictive model|statistical modelling|predictive analytics > data analysis
machine learning|ml|ml models|supervised learning|scikit-learn|sklearn|xgboost|gradient boosting|random forest|ml engineer > data science
deep learning|neural networks|pytorch|tensorflow|keras|cnn|transformers > machine learning
nlp|natural language processing|text mining|large language models|llm|generative ai|bert|rag|prompt engineering > machine learning
computer vision|image recognition|opencv|object detection|image classification > machine learning
mlops|model deployment|mlflow|kubeflow|sagemaker|model serving > machine learning
recommender systems|recommendation engine|ranking models > machine learning
statistics|statistical analysis|hypothesis testing|regression|statistical methods|statistician|biostatistics|inferential statistics|bayesian
a/b testing|experimentation|experiment design|causal inference|split testing > statistics
time series|forecast models|demand forecasting|forecasting
^r|rstudio|r programming|tidyverse|ggplot2|r language > statistics
sas|spss|stata > statistics
pandas|numpy|jupyter|scipy > python, data analysis
data engineering|data engineer|data pipelines|etl|elt|data ingestion|data integration|data platform|batch jobs
apache spark|^Spark|pyspark|databricks|hadoop|hive|big data|flink > data engineering
airflow|apache airflow|dagster|prefect|workflow orchestration > data engineering
dbt|data modelling|data modeling|dimensional modelling|star schema > data engineering
data warehouse|snowflake|bigquery|redshift|data lake|lakehouse|synapse|data warehousing > data engineering
business intelligence|bi|dashboards|dashboard|reporting tools|bi developer|management information|kpi reporting|self-service reporting > data analysis
power bi|dax|power query > business intelligence, data visualization
tableau > business intelligence, data visualization
looker|qlik|qlikview|qlik sense|metabase|data studio > business intelligence, data visualization
data visualization|data visualisation|d3.js|matplotlib|visualising data
data quality|data governance|master data|data cleansing|data cleaning|data integrity|data stewardship|data validation|data catalogue
data entry|data capture|keying data|record keeping|enter data
excel modelling|advanced excel|pivot tables|vlookup|xlookup > excel
survey research|questionnaire design|surveys|polling
market analysis|competitor analysis|market research|consumer insights|customer insights
operations research|optimization models|linear programming|simulation modelling
fraud analytics|credit scoring|risk models|credit risk modelling`;
